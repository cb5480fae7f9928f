// A server that implements SPEC §3 and §7 and nothing else, on a port of its own: the built dashboard, the calls and the socket of SPEC.
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { calls } from '@boostdesk/api-client/contract';
import { createFakeApi, createSpecHandlers, FakeApiError, type FakeHandlers } from '@boostdesk/api-client/testing';
import type { Role } from '@boostdesk/auth';
import { createFakeSocket, type FakeSocket } from '@boostdesk/realtime/testing';
import { Server as SocketServer } from 'socket.io';
import { root } from './server-process.ts';

const dashboard = join(root, 'apps/dashboard/dist');
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
export const ME = 5;

/** Unsigned, with these claims alone. */
const tokenOf = (claims: object): string =>
  ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'c2ln'].join('.');

export interface SpecOnlyServer {
  readonly url: string;
  /** Holds the claims `role` and `user` alone. */
  readonly token: string;
  /** Sends an event of SPEC to all sockets. */
  readonly send: FakeSocket['send'];
  /** Rooms that sockets asked for. */
  readonly rooms: readonly string[];
  /** Calls that arrived, in order. */
  readonly asked: () => readonly string[];
  /** Calls beyond SPEC that arrived, in order: the server has none of them. */
  readonly missing: () => readonly string[];
  /** Refuses every token from now on. */
  readonly refuse: () => void;
  /** Drops all sockets; they may connect again. */
  readonly dropSockets: () => void;
  readonly close: () => Promise<void>;
}

const readText = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of request) text += part;
  return text;
};

async function answer(reply: ServerResponse, response: Response): Promise<void> {
  reply.writeHead(response.status, Object.fromEntries(response.headers));
  reply.end(await response.text());
}

function sendFile(reply: ServerResponse, path: string): void {
  try {
    reply.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
    reply.end(readFileSync(join(dashboard, path)));
  } catch {
    reply.writeHead(404).end();
  }
}

/** One unread message, one unseen notification, and orders that the search finds; reading and clearing change them. */
function statefulHandlers(token: string, isRefusing: () => boolean): FakeHandlers {
  const fixed = createSpecHandlers(token);
  const createdAt = '2026-01-02T03:04:05.000Z';
  const row = { id: 3, order: 9, purchase: 'Gold II to Diamond IV' };
  let isUnread = true;
  let isCleared = false;
  const setUnread = (next: boolean) => () => {
    isUnread = next;
    return { ok: true as const };
  };
  return {
    ...fixed,
    auth: {
      ...fixed.auth,
      isAuthenticated: () => {
        if (isRefusing()) throw new FakeApiError('session_ended', 'Unauthorized');
        return { token };
      },
    },
    chatMessage: {
      getMessageList: () => ({
        unreadMsg: isUnread ? [{ ...row, Chat_messages: { message: 'We found it', createdAt } }] : [],
        allMsg: [{ ...row, message: 'We found it', createdAt, unread: isUnread }],
      }),
      makeRead: setUnread(false),
      makeUnread: setUnread(true),
      clearMessages: setUnread(false),
    },
    notification: {
      getNotifications: () =>
        isCleared ? [] : [{ id: 1, message: 'Payout sent', createdAt, seen: 0, order: null, path: null }],
      clearNotifications: () => {
        isCleared = true;
        return { ok: true };
      },
    },
    search: {
      dashboardSearch: ({ searchFilter }) =>
        '10001'.startsWith(searchFilter) ? [{ label: 'Order #10001', url: '/order/10001' }] : [],
    },
  };
}

/** Calls that are not in SPEC. */
const isBeyondSpec = (name: string): boolean =>
  calls.find((call) => call.name === name)?.tolerantResponse === undefined;

/** `specOnly`: how the server answers calls that it does not have. */
export async function startSpecOnlyServer(role: Role, specOnly: true | 'emptyObject' = true): Promise<SpecOnlyServer> {
  const token = tokenOf({ role, user: ME });
  // The fresh token of the first check asks for alerts.
  let isRefusing = false;
  const handlers = statefulHandlers(tokenOf({ role, user: ME, notification: 1 }), () => isRefusing);
  const api = createFakeApi(handlers, { specOnly });
  const page = readFileSync(join(dashboard, 'index.html'));
  let url = '';
  const config = () => ({
    apiUrl: '/api',
    allowedHosts: [],
    socketUrl: '/',
    siteUrl: url,
    siteLinks: {
      logout: '/site/logout',
      relogin: '/site/login',
      newOrder: '/site',
      boosters: '/site',
      loyalty: '/site',
      contact: '/site',
    },
  });
  async function respond(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', url);
    if (pathname.startsWith('/api/')) {
      const { method = 'GET', headers } = request;
      const body = method === 'POST' ? await readText(request) : undefined;
      const sent = {
        method,
        headers: { authorization: headers.authorization ?? '' },
        ...(body !== undefined && { body }),
      };
      return answer(reply, await api.fetch(`${url}${pathname}`, sent));
    }
    if (pathname === '/config.json') return answer(reply, Response.json(config()));
    if (pathname.startsWith('/site'))
      return answer(reply, new Response('<h1>Public site</h1>', { headers: { 'content-type': 'text/html' } }));
    if (extname(pathname) !== '' && !pathname.startsWith('/loggedIn/')) return sendFile(reply, pathname);
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    reply.end(page);
  }
  const server = createServer((request, reply) => {
    respond(request, reply).catch((error: unknown) => reply.writeHead(500).end(String(error)));
  });
  const sockets = new SocketServer(server);
  const rooms: string[] = [];
  // Acknowledges nothing: SPEC has no acknowledgements.
  sockets.on('connection', (socket) => {
    socket.on('create', (...names: readonly unknown[]) => rooms.push(JSON.stringify(names)));
  });
  const twin = createFakeSocket({ specOnly: true });
  twin.connect().onAny((name, payload) => sockets.emit(name, payload));
  twin.up();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    token,
    send: twin.send,
    rooms,
    asked: () => api.sent.map(({ call }) => call),
    missing: () => api.sent.map(({ call }) => call).filter(isBeyondSpec),
    refuse: () => {
      isRefusing = true;
    },
    dropSockets: () => sockets.disconnectSockets(true),
    close: async () => {
      await sockets.close();
      server.closeAllConnections();
    },
  };
}
