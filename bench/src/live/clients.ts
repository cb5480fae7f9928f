import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { type Contestant, p99 } from '../interleaved.ts';

const TEXT = 'x'.repeat(200);
const CONNECT_AT_ONCE = 25;
const WAIT_MS = 30_000;

export interface ClientsOptions {
  readonly name: string;
  readonly url: string;
  /** One per client. */
  readonly tokens: readonly string[];
  readonly room: string;
  /** Messages per round, and the pause between two, in ms. */
  readonly messages: number;
  readonly pause: number;
}

async function join(url: string, token: string, room: string): Promise<Socket> {
  const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
  const { joined } = await socket.timeout(WAIT_MS).emitWithAck('create', { rooms: [room] });
  if (!joined.includes(room)) throw new Error(`${url} does not let a client into ${room}.`);
  return socket;
}

/** A round's time is the p99 from send to receipt over all clients. */
export async function connectClients({ name, url, tokens, room, messages, pause }: ClientsOptions) {
  const sockets: Socket[] = [];
  for (let from = 0; from < tokens.length; from += CONNECT_AT_ONCE) {
    const some = tokens.slice(from, from + CONNECT_AT_ONCE);
    sockets.push(...(await Promise.all(some.map((token) => join(url, token, room)))));
  }
  const sent = new Map<string, number>();
  let delays: number[] = [];
  let allHeard: (() => void) | undefined;
  for (const socket of sockets) {
    socket.on('message', ({ clientId }: { readonly clientId: string }) => {
      const at = sent.get(clientId);
      if (at === undefined) return;
      delays.push(performance.now() - at);
      if (delays.length === messages * sockets.length) allHeard?.();
    });
  }
  const [speaker] = sockets;
  if (speaker === undefined) throw new Error('A crowd needs clients.');

  async function sendMessage(): Promise<void> {
    const clientId = randomUUID();
    sent.set(clientId, performance.now());
    const answer = await speaker?.timeout(WAIT_MS).emitWithAck('message', { msg: TEXT, room, clientId });
    if (answer.ok !== true) throw new Error(`${url} refused a message: ${answer.code}`);
  }

  const contestant: Contestant = {
    name,
    run: async () => {
      delays = [];
      sent.clear();
      const heard = new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${name}: not everybody heard everything.`)), WAIT_MS);
        allHeard = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      const answers: Promise<void>[] = [];
      for (let count = 0; count < messages; count += 1) {
        answers.push(sendMessage());
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      await Promise.all([...answers, heard]);
      return p99(delays);
    },
  };
  return {
    contestant,
    close: () => {
      for (const socket of sockets) socket.disconnect();
    },
  };
}
