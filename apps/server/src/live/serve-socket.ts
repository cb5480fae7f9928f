import { MESSAGE_MAX } from '@boostdesk/api-client/contract';
import { isRoleAllowed } from '@boostdesk/auth';
import { type ClientEventName, clientEvents } from '@boostdesk/realtime/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Socket } from 'socket.io';
import type * as z from 'zod/mini';
import { Refusal, referred } from '../contract/refusal.ts';
import { isDatabaseAway } from '../db/database-error.ts';
import type { AuthService } from '../domains/auth/auth.service.ts';
import { spokenIn } from '../words/language.ts';
import { phrase } from '../words/phrase.ts';
import type { Asker, ClientHandlers } from './client-handlers.ts';
import { joinRooms } from './join-rooms.ts';
import { createTokenBucket } from './token-bucket.ts';

/** Rate limit of a client's requests; an outbox that was offline for long sends in a burst. */
const ASKS = { burst: 120, perSecond: 20 };
/** Most queued requests of a socket. */
const WAITING_MAX = 120;
/** Malformed requests until the connection is closed. */
const OFFENCES_MAX = 10;

type Ack = (answer: unknown) => void;

export interface ServeDeps {
  readonly auth: AuthService;
  readonly handlers: ClientHandlers;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

export interface SocketSession {
  readonly sid: string;
  /** Resolves when the socket has joined its own rooms. */
  readonly admitted: Promise<void>;
}

const isEvent = (name: unknown): name is ClientEventName =>
  typeof name === 'string' && Object.hasOwn(clientEvents, name);

/** For other clients; ours limits the length itself. */
const tooLong = phrase('Messages can be up to {most, plural, one {# character} other {# characters}} long.', {
  most: String(MESSAGE_MAX),
});
const isTooLong = ({ issues }: z.core.$ZodError): boolean =>
  issues.some(({ code, path }) => code === 'too_big' && path[0] === 'msg');

/**
 * Handles a socket's requests one at a time, so that messages keep their order: session, right, payload, handler.
 * Errors never reach the process.
 */
export function serveSocket(socket: Socket, session: SocketSession, deps: ServeDeps): void {
  const { auth, handlers, log, now } = deps;
  const mayAsk = createTokenBucket(ASKS, now);
  let queue = session.admitted;
  let waiting = 0;
  let offences = 0;
  /** Language of the session, before its first request that of the handshake. */
  let spoken = spokenIn(socket.handshake.headers['accept-language']);

  const cut = () => void socket.disconnect(true);

  function offend(): void {
    offences += 1;
    if (offences >= OFFENCES_MAX) cut();
  }

  const hear: Asker['hear'] = (decide) => joinRooms(socket, decide);

  async function handle<N extends ClientEventName>(name: N, payload: unknown): Promise<unknown> {
    const { actor, language } = await auth.ofSession(session.sid);
    spoken = language ?? spoken;
    const event = clientEvents[name];
    if (!isRoleAllowed(event.right, actor)) throw new Refusal('forbidden');
    const parsed = event.payload.safeParse(payload);
    if (!parsed.success) {
      offend();
      throw new Refusal('invalid', isTooLong(parsed.error) ? tooLong : undefined);
    }
    const { sid } = session;
    const asker: Asker = { actor, sid, address: socket.handshake.address, language: spoken, hear };
    // Parsed by this event's schema.
    return event.ack.parse(await handlers[name](asker, parsed.data as never));
  }

  function toRefusal(error: unknown): Refusal {
    if (error instanceof Refusal) return error;
    log.error({ err: error, reference: socket.id }, 'client event failed');
    const code = isDatabaseAway(error) ? 'unavailable' : 'internal';
    return new Refusal(code, referred(socket.id, code));
  }

  function toRefused(error: unknown) {
    const refusal = toRefusal(error);
    return { ok: false, code: refusal.code, message: refusal.said(spoken).message };
  }

  async function answer(name: ClientEventName, payload: unknown, ack: Ack): Promise<void> {
    try {
      if (socket.connected) ack(await handle(name, payload));
    } catch (error) {
      ack(toRefused(error));
      if (error instanceof Refusal && error.code === 'session_ended') cut();
    }
  }

  /** Returns undefined for a malformed request. The acknowledgement is optional (SPEC §7). */
  function readRequest(name: unknown, args: readonly unknown[]) {
    const [payload, ack = () => undefined] = args;
    if (!isEvent(name) || args.length < 1 || args.length > 2 || typeof ack !== 'function') return undefined;
    return { name, payload, reply: (value: unknown) => void ack(value) };
  }

  function receive(name: unknown, args: readonly unknown[]): void {
    const request = readRequest(name, args);
    if (request === undefined) {
      offend();
    } else if (!mayAsk() || waiting >= WAITING_MAX) {
      request.reply(toRefused(new Refusal('too_many')));
    } else {
      waiting += 1;
      queue = queue
        .then(() => answer(request.name, request.payload, request.reply))
        .finally(() => {
          waiting -= 1;
        });
    }
  }

  socket.onAny((name: unknown, ...args: readonly unknown[]) => receive(name, args));
  // Close the connection with its only namespace; left open it would not be counted.
  socket.on('disconnect', () => void socket.conn.close());
}
