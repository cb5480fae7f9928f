import { MESSAGE_MAX } from '@boostdesk/api-client/contract';
import { isRoleAllowed } from '@boostdesk/auth';
import { type ClientEventName, clientEvents } from '@boostdesk/realtime/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Socket } from 'socket.io';
import type * as z from 'zod/mini';
import { isDatabaseUnavailable } from '../db/database-error.ts';
import type { AuthService } from '../domains/auth/auth.service.ts';
import { HttpError, withReference } from '../http/http-error.ts';
import { negotiateLanguage } from '../i18n/accept-language.ts';
import { msg } from '../i18n/message.ts';
import { acceptedEvents } from './accepted-events.ts';
import type { ClientHandlers, EventCaller } from './client-handlers.ts';
import { joinRooms } from './join-rooms.ts';
import { createTokenBucket } from './token-bucket.ts';

/** Rate limit of a client's requests; an outbox that was offline for long sends in a burst. */
const REQUESTS = { burst: 120, perSecond: 20 };
/** Most queued requests of a socket. */
const QUEUE_MAX = 120;
/** Malformed requests until the connection is closed. */
const MALFORMED_MAX = 10;

type Ack = (answer: unknown) => void;

export interface ServeDeps {
  readonly auth: AuthService;
  readonly handlers: ClientHandlers;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

export interface SocketSession {
  readonly sid: string;
  readonly joined: Promise<void>;
  /** Orders that the socket has on screen. */
  readonly viewed: Set<number>;
}

const isEvent = (name: unknown): name is ClientEventName =>
  typeof name === 'string' && Object.hasOwn(clientEvents, name);

/** Sent to other clients; ours limits the length itself. */
const tooLong = msg('Messages can be up to {most, plural, one {# character} other {# characters}} long.', {
  most: String(MESSAGE_MAX),
});
const isTooLong = ({ issues }: z.core.$ZodError): boolean =>
  issues.some(({ code, path }) => code === 'too_big' && path.at(-1) === 'msg');

/**
 * Handles a socket's requests one at a time, to keep the order of messages: session, right, payload, handler. Errors
 * never reach the process.
 */
export function serveSocket(socket: Socket, session: SocketSession, deps: ServeDeps): void {
  const { auth, handlers, log, now } = deps;
  const takeToken = createTokenBucket(REQUESTS, now);
  let queue = session.joined;
  let queued = 0;
  let malformed = 0;
  /** Language of the session, before its first request that of the handshake. */
  let currentLanguage = negotiateLanguage(socket.handshake.headers['accept-language']);

  const disconnect = () => void socket.disconnect(true);

  function countMalformed(): void {
    malformed += 1;
    if (malformed >= MALFORMED_MAX) disconnect();
  }

  const joinAllowed: EventCaller['joinAllowed'] = (decide, leavesOthers) => joinRooms(socket, decide, leavesOthers);

  async function handle<N extends ClientEventName>(name: N, args: readonly unknown[]): Promise<unknown> {
    const { actor, language } = await auth.ofSession(session.sid);
    currentLanguage = language ?? currentLanguage;
    const event = clientEvents[name];
    if (!isRoleAllowed(event.right, actor)) throw new HttpError('forbidden');
    const parsed = acceptedEvents[name].safeParse(args);
    if (!parsed.success) {
      countMalformed();
      throw new HttpError('invalid', isTooLong(parsed.error) ? tooLong : undefined);
    }
    const { sid } = session;
    const caller: EventCaller = {
      actor,
      sid,
      address: socket.handshake.address,
      language: currentLanguage,
      connection: socket.id,
      viewed: session.viewed,
      joinAllowed,
    };
    // Parsed by this event's schema.
    return event.ack.parse(await handlers[name](caller, parsed.data as never));
  }

  function toHttpError(error: unknown): HttpError {
    if (error instanceof HttpError) return error;
    log.error({ err: error, reference: socket.id }, 'client event failed');
    const code = isDatabaseUnavailable(error) ? 'unavailable' : 'internal';
    return new HttpError(code, withReference(socket.id, code));
  }

  function toErrorAck(error: unknown) {
    const refusal = toHttpError(error);
    return { ok: false, code: refusal.code, message: refusal.toBody(currentLanguage).message };
  }

  async function answer(name: ClientEventName, args: readonly unknown[], ack: Ack): Promise<void> {
    try {
      if (socket.connected) ack(await handle(name, args));
    } catch (error) {
      ack(toErrorAck(error));
      if (error instanceof HttpError && error.code === 'session_ended') disconnect();
    }
  }

  /** Returns undefined for a malformed request. The acknowledgement is optional (SPEC §7). */
  function readRequest(name: unknown, args: readonly unknown[]) {
    const ack = args.at(-1);
    const sent = typeof ack === 'function' ? args.slice(0, -1) : args;
    if (!isEvent(name) || sent.length === 0) return undefined;
    return { name, args: sent, reply: (value: unknown) => void (typeof ack === 'function' && ack(value)) };
  }

  function receive(name: unknown, args: readonly unknown[]): void {
    const request = readRequest(name, args);
    if (request === undefined) {
      countMalformed();
    } else if (!takeToken() || queued >= QUEUE_MAX) {
      request.reply(toErrorAck(new HttpError('too_many')));
    } else {
      queued += 1;
      queue = queue
        .then(() => answer(request.name, request.args, request.reply))
        .finally(() => {
          queued -= 1;
        });
    }
  }

  socket.onAny((name: unknown, ...args: readonly unknown[]) => receive(name, args));
  // Close the connection with its only namespace; left open it would not be counted.
  socket.on('disconnect', () => void socket.conn.close());
}
