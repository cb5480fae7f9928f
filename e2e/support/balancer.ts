import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { forwardCall, forwardUpgrade } from './forward.ts';

/** Names the process of a browser: the polling requests and the upgrade of a socket must reach the same one. */
export const STICKY_COOKIE = 'boostdesk-process';
/** Response header with the process that answered. */
export const SERVED_BY = 'x-served-by';

const processIndexOf = ({ headers }: IncomingMessage, count: number): number | undefined => {
  const [, place] = new RegExp(`(?:^|; )${STICKY_COOKIE}=(\\d)(?:;|$)`).exec(headers.cookie ?? '') ?? [];
  return place !== undefined && Number(place) < count ? Number(place) : undefined;
};

/** A load balancer with sticky sessions: a browser's first call goes to the next process, later ones to the same. */
export function createBalancer(ports: readonly number[]): Server {
  let next = 0;
  const turn = () => {
    next = (next + 1) % ports.length;
    return next;
  };
  const at = (place: number) => ({ host: '127.0.0.1', port: ports[place] ?? 0 });

  const server = createServer((incoming, outgoing) => {
    const known = processIndexOf(incoming, ports.length);
    const place = known ?? turn();
    const sticky = `${STICKY_COOKIE}=${place}; Path=/; HttpOnly; SameSite=Lax`;
    forwardCall(incoming, outgoing, at(place), {
      [SERVED_BY]: place,
      ...(known === undefined && { 'set-cookie': sticky }),
    });
  });

  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) =>
    forwardUpgrade({ incoming, socket, head }, at(processIndexOf(incoming, ports.length) ?? turn())),
  );
  return server;
}
