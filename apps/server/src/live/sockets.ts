import { randomUUID } from 'node:crypto';
import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { ERROR_CODE_HEADER } from '@boostdesk/api-client/contract';
import { type Room, userRoom } from '@boostdesk/realtime/contract';
import type { FastifyBaseLogger } from 'fastify';
import { Server, type Socket } from 'socket.io';
import type { Config } from '../config.ts';
import { Refusal, referred } from '../contract/refusal.ts';
import { isDatabaseAway } from '../db/database-error.ts';
import type { AuthService } from '../domains/auth/auth.service.ts';
import type { Broadcast, EventsService } from '../domains/events/events.service.ts';
import type { OrderSubjects } from '../domains/orders/order-subjects.service.ts';
import type { Job } from '../jobs/jobs.ts';
import { spokenIn } from '../words/language.ts';
import { assertServesAll, type ClientHandlersDeps, createClientHandlers } from './client-handlers.ts';
import { noteLeave, takeOut } from './join-rooms.ts';
import { limitPackets } from './packet-limit.ts';
import { refuseAsTheApi, refuseUpgradesAsTheApi } from './refused-requests.ts';
import { createSeats } from './seats.ts';
import { serveSocket } from './serve-socket.ts';
import { closeWhenUnread } from './slow-readers.ts';
import { createSocketSweeps } from './socket-sweeps.ts';

/**
 * Largest packet in bytes; a larger one cuts the line before it is read. Far more than a message may have: who writes too much by a lot
 * is told so, and keeps their line. 50 000 letters fit, however JSON writes them.
 */
const PACKET_MAX = 320 * 1024;
/** A line that does not say who it is within this time is cut, in ms. */
const CONNECT_TIMEOUT = 10_000;
/** Longest that the broadcasts behind a left room wait until the right to it is checked, in ms. */
const CHECK_MAX_MS = 1_000;

export interface SocketsDeps {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
}

export interface SocketServices extends ClientHandlersDeps {
  readonly auth: AuthService;
  readonly events: EventsService;
  readonly subjects: OrderSubjects;
  /** Delivers to the sockets of this process all that was committed before the call. */
  readonly deliverAll: () => Promise<void>;
}

/** What runs beside the sockets that are served. */
export interface ServedSockets {
  readonly jobs: readonly Job[];
  /** One of the jobs, at once. */
  readonly checkRights: () => Promise<void>;
}

const now = () => performance.now();
const sessionRoom = (sid: string) => `sid:${sid}`;

function tokenOf(socket: Socket): string {
  const { token } = socket.handshake.auth;
  return typeof token === 'string' && token.length <= 8192 ? token : '';
}

function toRefusal(error: unknown, reference: string): Refusal {
  if (error instanceof Refusal) return error;
  const code = isDatabaseAway(error) ? 'unavailable' : 'internal';
  return new Refusal(code, referred(reference, code));
}

/** What a client reads of a refused connection: `connect_error` with the code as data. */
function toConnectError(error: unknown, { handshake }: Socket, log: FastifyBaseLogger): Error {
  const reference = randomUUID().slice(0, 8);
  const refusal = toRefusal(error, reference);
  if (refusal !== error) log.error({ err: error, reference }, 'connection failed');
  const { message } = refusal.said(spokenIn(handshake.headers['accept-language']));
  return Object.assign(new Error(message), {
    data: { code: refusal.code, ...(refusal !== error && { reference }) },
  });
}

/**
 * The live side: sockets speak for a session, hear the rooms they have a right to, and are cut when the session ends, on
 * whichever process they are. Nothing is replayed by socket.io: whoever was away is asked who they are again.
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
  io.engine.use(refuseAsTheApi);
  limitPackets(io.engine, now);
  refuseUpgradesAsTheApi(httpServer);

  /** The sockets of a user on this process. */
  function socketsOf(user: number): Socket[] {
    const { adapter, sockets } = io.of('/');
    const ids = [...(adapter.rooms.get(userRoom(user)) ?? [])];
    return ids.map((id) => sockets.get(id)).filter((socket) => socket !== undefined);
  }

  /** Set by `serve`, before which there are no sockets. */
  let check = async (_sockets: readonly Socket[]): Promise<void> => undefined;

  /** A check judges no socket that joined rooms during it: those that are still in the room are checked again. */
  async function checkUntilSettled(sockets: readonly Socket[], room: Room): Promise<void> {
    for (let left = sockets; left.length > 0; ) {
      const joins = new Map(left.map((socket) => [socket, socket.data.joins]));
      await check(left);
      left = left.filter((socket) => socket.rooms.has(room) && socket.data.joins !== joins.get(socket));
    }
  }

  /**
   * Takes sockets out of a room where the database confirms that the right has ended: it may have been given again before this was
   * delivered. Without an answer they are closed, and their clients come back and are asked for their rights.
   */
  async function leave(room: Room, user: number): Promise<void> {
    const sockets = socketsOf(user);
    for (const socket of sockets) noteLeave(socket);
    const inside = sockets.filter(({ rooms }) => rooms.has(room));
    if (inside.length === 0) return;
    const late = delay(CHECK_MAX_MS, undefined, { ref: false }).then(() => {
      throw new Error(`The rights to ${room} were not read within ${CHECK_MAX_MS} ms.`);
    });
    try {
      await Promise.race([checkUntilSettled(inside, room), late]);
    } catch (error) {
      log.error({ err: error }, 'sockets of a left room are closed');
      for (const socket of inside) {
        takeOut(socket, room);
        socket.conn.close();
      }
    }
  }

  async function deliverOne(broadcast: Broadcast): Promise<void> {
    if (broadcast.kind === 'event') {
      io.to(broadcast.room).emit(broadcast.name, broadcast.payload);
    } else if (broadcast.kind === 'leave') {
      await leave(broadcast.room, broadcast.user);
    } else if (broadcast.kind === 'endSession') {
      io.in(sessionRoom(broadcast.sid)).disconnectSockets(true);
    }
  }

  async function deliverInTurn(broadcasts: readonly Broadcast[]): Promise<void> {
    for (const broadcast of broadcasts) {
      try {
        await deliverOne(broadcast);
      } catch (error) {
        log.error({ err: error }, 'a broadcast was not delivered');
      }
    }
  }

  let delivered: Promise<void> = Promise.resolve();

  /**
   * To the sockets of this process, in this order and behind all that was given before. One that cannot be delivered holds no other up.
   * Never rejects.
   */
  function deliver(broadcasts: readonly Broadcast[]): Promise<void> {
    delivered = delivered.then(() => deliverInTurn(broadcasts));
    return delivered;
  }

  function serve(services: SocketServices): ServedSockets {
    const { auth } = services;
    const handlers = createClientHandlers(services);
    assertServesAll(handlers);
    const seats = createSeats();

    /** The session may have ended while it was being looked at: whoever ended it did not see this socket yet, so look again. */
    async function admit(socket: Socket, sid: string): Promise<void> {
      try {
        await socket.join(sessionRoom(sid));
        const { actor } = await auth.ofSession(sid);
        if (socket.connected) await socket.join(userRoom(actor.id));
      } catch (error) {
        if (!(error instanceof Refusal)) log.error({ err: error }, 'connection failed');
        socket.disconnect(true);
      }
    }

    io.use((socket, next) => {
      auth.signedBy(tokenOf(socket), null).then(
        ({ actor, sid }) => {
          if (seats.isFull(actor.id)) return next(toConnectError(new Refusal('too_many'), socket, log));
          socket.data = { sid, user: actor.id };
          next();
        },
        (error: unknown) => next(toConnectError(error, socket, log)),
      );
    });
    io.on('connection', (socket) => {
      const { sid, user } = socket.data;
      const leave = seats.take(user);
      // Handshakes at the same moment saw the same free seat.
      if (leave === undefined) return void socket.disconnect(true);
      socket.on('disconnect', leave);
      closeWhenUnread(socket);
      serveSocket(
        socket,
        { sid, admitted: admit(socket, sid) },
        {
          auth,
          handlers,
          log,
          now,
        },
      );
    });
    const { checkSockets, ...served } = createSocketSweeps({ io, ...services });
    check = checkSockets;
    return served;
  }

  return {
    deliver,
    serve,
    /** Breaks every line of this process as a fault of the network would: clients come back at once and fetch what they missed. */
    breakAll: () => {
      for (const { conn } of io.of('/').sockets.values()) conn.close();
    },
    /** Cuts every line of this process; the HTTP server is closed by its owner. */
    async close(): Promise<void> {
      isClosing = true;
      io.disconnectSockets(true);
      await io.of('/').adapter.close();
      io.engine.close();
    },
  };
}
