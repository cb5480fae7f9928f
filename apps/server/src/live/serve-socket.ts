import { MESSAGE_MAX } from '@boostdesk/api-client/contract';
import { mayEverCall } from '@boostdesk/auth';
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

/** What a client may ask in a row: an outbox that was offline for long sends at once. */
const ASKS = { burst: 120, perSecond: 20 };
/** Requests of one socket that may wait for those before them. */
const WAITING_MAX = 120;
/** Requests that no client of ours would send, until the line is cut. */
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
  /** Done when the socket is in its own rooms. */
  readonly admitted: Promise<void>;
}

const isEvent = (name: unknown): name is ClientEventName =>
  typeof name === 'string' && Object.hasOwn(clientEvents, name);

/** What somebody could write who has another client than ours, which counts the letters itself. */
const tooLong = phrase('Messages can be up to {most, plural, one {# character} other {# characters}} long.', {
  most: String(MESSAGE_MAX),
});
const isTooLong = ({ issues }: z.core.$ZodError): boolean =>
  issues.some(({ code, path }) => code === 'too_big' && path[0] === 'msg');

/**
 * Answers a socket's requests one after the other, so that messages keep their order: session, right, payload, then the handler.
 * Whatever comes, the process goes on.
 */
export function serveSocket(socket: Socket, session: SocketSession, deps: ServeDeps): void {
  const { auth, handlers, log, now } = deps;
  const mayAsk = createTokenBucket(ASKS, now);
  let queue = session.admitted;
  let waiting = 0;
  let offences = 0;
  /** What the session's own calls ask in; until then, what the line came with. */
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
    if (!mayEverCall(event.right, actor)) throw new Refusal('forbidden');
    const parsed = event.payload.safeParse(payload);
    if (!parsed.success) {
      offend();
      throw new Refusal('invalid', isTooLong(parsed.error) ? tooLong : undefined);
    }
    const { sid } = session;
    const asker: Asker = { actor, sid, address: socket.handshake.address, language: spoken, hear };
    // Parsed by the schema of this very event.
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

  /** Undefined for what no client would send. SPEC §7 asks for no acknowledgement: then nobody hears the answer. */
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
  // There is no other namespace, and who leaves this one has given their seat back: lines that stay would be counted nowhere.
  socket.on('disconnect', () => void socket.conn.close());
}
