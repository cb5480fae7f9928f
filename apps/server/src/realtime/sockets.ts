import { randomUUID } from 'node:crypto';
import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { ERROR_CODE_HEADER } from '@boostdesk/api-client/contract';
import { userRoom } from '@boostdesk/realtime/contract';
import type { FastifyBaseLogger } from 'fastify';
import { Server, type Socket } from 'socket.io';
import type { Config } from '../config.ts';
import { isDatabaseUnavailable } from '../db/database-error.ts';
import type { AuthService } from '../domains/auth/auth.service.ts';
import type { EventsService } from '../domains/events/events.service.ts';
import type { OrderSubjects } from '../domains/orders/order-subjects.service.ts';
import { readBearerToken } from '../http/bearer-token.ts';
import { HttpError, withReference } from '../http/http-error.ts';
import { negotiateLanguage } from '../i18n/accept-language.ts';
import type { Job } from '../jobs/jobs.ts';
import { assertServesAll, type ClientHandlersDeps, createClientHandlers } from './client-handlers.ts';
import { createConnectionLimit } from './connection-limit.ts';
import { createDelivery, sessionRoom } from './delivery.ts';
import { rewriteErrorStatus, rewriteUpgradeErrorStatus } from './engine-error-status.ts';
import { limitPackets } from './packet-limit.ts';
import { createRoomActivity } from './room-activity.ts';
import { serveSocket } from './serve-socket.ts';
import { disconnectSlowReader } from './slow-readers.ts';
import { createSocketSweeps } from './socket-sweeps.ts';
import { createViewers } from './viewers.ts';

/**
 * In bytes; a larger packet closes the connection unread. Fits 50 000 characters in any JSON escape, so that messages
 * somewhat too long get an error instead.
 */
const PACKET_MAX = 320 * 1024;
/** Timeout of authentication, in ms. */
const CONNECT_TIMEOUT = 10_000;

export interface SocketsDeps {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
}

export interface SocketServices extends Omit<ClientHandlersDeps, 'activity' | 'viewers'> {
  readonly auth: AuthService;
  readonly events: EventsService;
  readonly subjects: OrderSubjects;
  readonly deliverAll: () => Promise<void>;
}

export interface ServedSockets {
  readonly jobs: readonly Job[];
  readonly checkRights: () => Promise<void>;
}

const now = () => performance.now();

/** From the handshake, or as in every request of SPEC §7 from its header, which a browser can send only while polling. */
function tokenOf({ handshake }: Socket): string {
  const { token = readBearerToken(handshake.headers.authorization) } = handshake.auth;
  return typeof token === 'string' && token.length <= 8192 ? token : '';
}

function toHttpError(error: unknown, reference: string): HttpError {
  if (error instanceof HttpError) return error;
  const code = isDatabaseUnavailable(error) ? 'unavailable' : 'internal';
  return new HttpError(code, withReference(reference, code));
}

/** The error's data contains the code. */
function toConnectError(error: unknown, { handshake }: Socket, log: FastifyBaseLogger): Error {
  const reference = randomUUID().slice(0, 8);
  const refusal = toHttpError(error, reference);
  if (refusal !== error) log.error({ err: error, reference }, 'connection failed');
  const { message } = refusal.toBody(negotiateLanguage(handshake.headers['accept-language']));
  return Object.assign(new Error(message), {
    data: { code: refusal.code, ...(refusal !== error && { reference }) },
  });
}

/**
 * Attaches the socket.io server. Sockets belong to a session, join rooms by right, and are disconnected on every
 * process when the session ends. socket.io replays nothing: a returning client authenticates again.
 */
export function attachSockets(httpServer: HttpServer, { config, log }: SocketsDeps) {
  const io = new Server(httpServer, {
    serveClient: false,
    maxHttpBufferSize: PACKET_MAX,
    connectTimeout: CONNECT_TIMEOUT,
    cors: { origin: [config.publicUrl, config.siteUrl] },
  });

  let isClosing = false;
  io.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!isClosing) return next();
    response.writeHead(503, { [ERROR_CODE_HEADER]: 'closing', 'retry-after': '2', connection: 'close' }).end();
  });
  io.engine.use(rewriteErrorStatus);
  limitPackets(io.engine, now);
  rewriteUpgradeErrorStatus(httpServer);

  /** Set by `serve`; there are no sockets before. */
  let checkSocketRights = async (_sockets: readonly Socket[]): Promise<void> => undefined;

  const activity = createRoomActivity(now);
  const viewers = createViewers(now);
  const deliver = createDelivery({ io, log, check: (sockets) => checkSocketRights(sockets), activity, viewers });

  let slowReaders = 0;

  function serve(services: SocketServices): ServedSockets {
    const { auth } = services;
    const handlers = createClientHandlers({ ...services, activity, viewers });
    assertServesAll(handlers);
    const connectionLimit = createConnectionLimit();

    /** Reads the session again after the join, because it may have ended before this socket was in its room. */
    async function joinOwnRooms(socket: Socket, sid: string): Promise<void> {
      try {
        await socket.join(sessionRoom(sid));
        const { actor } = await auth.ofSession(sid);
        if (socket.connected) await socket.join(userRoom(actor.id));
      } catch (error) {
        if (!(error instanceof HttpError)) log.error({ err: error }, 'connection failed');
        socket.disconnect(true);
      }
    }

    io.use((socket, next) => {
      auth.authenticate(tokenOf(socket), null).then(
        ({ actor, sid }) => {
          if (connectionLimit.isFull(actor.id)) return next(toConnectError(new HttpError('too_many'), socket, log));
          socket.data = { sid, user: actor.id };
          next();
        },
        (error: unknown) => next(toConnectError(error, socket, log)),
      );
    });
    io.on('connection', (socket) => {
      const { sid, user } = socket.data;
      const release = connectionLimit.acquire(user);
      // Concurrent handshakes may have seen the same free place.
      if (release === undefined) return void socket.disconnect(true);
      socket.on('disconnect', release);
      const viewed = new Set<number>();
      socket.on('disconnect', () => {
        // While the server closes, its viewers expire.
        if (viewed.size === 0 || isClosing) return;
        services.viewing
          .leave(user, socket.id, viewed)
          .catch((error: unknown) => log.warn({ err: error }, 'the end of a view was not sent'));
      });
      disconnectSlowReader(socket, (unread) => {
        slowReaders += 1;
        log.warn({ user, ...unread, total: slowReaders }, 'A socket is closed, because its client does not read');
      });
      serveSocket(
        socket,
        { sid, joined: joinOwnRooms(socket, sid), viewed },
        {
          auth,
          handlers,
          log,
          now,
        },
      );
    });
    const { checkSockets, ...served } = createSocketSweeps({ io, ...services });
    checkSocketRights = checkSockets;
    return served;
  }

  return {
    deliver,
    serve,
    /** Like a network failure: clients reconnect and fetch missed events. */
    disconnectAll: () => {
      activity.recordGap();
      for (const { conn } of io.of('/').sockets.values()) conn.close();
    },
    /** The owner of the HTTP server closes it. */
    async close(): Promise<void> {
      isClosing = true;
      io.disconnectSockets(true);
      await io.of('/').adapter.close();
      io.engine.close();
    },
  };
}
