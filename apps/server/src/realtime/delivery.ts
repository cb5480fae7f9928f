import { setTimeout as delay } from 'node:timers/promises';
import { type Room, userRoom } from '@boostdesk/realtime/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Server, Socket } from 'socket.io';
import type { Broadcast } from '../domains/events/events.service.ts';
import { recordLostRight, removeFromRoom } from './join-rooms.ts';
import type { RoomActivity } from './room-activity.ts';
import type { Viewers } from './viewers.ts';

/** Timeout for checking the rights to the rooms left in a batch; later broadcasts wait meanwhile. */
const CHECK_MAX_MS = 1_000;

export const sessionRoom = (sid: string) => `sid:${sid}`;

type Leave = Extract<Broadcast, { kind: 'leave' }>;

interface Leaving {
  readonly socket: Socket;
  readonly room: Room;
}

export interface DeliveryDeps {
  readonly io: Server;
  readonly log: FastifyBaseLogger;
  readonly check: (sockets: readonly Socket[]) => Promise<void>;
  readonly activity: Pick<RoomActivity, 'record'>;
  readonly viewers: Pick<Viewers, 'record'>;
}

export function createDelivery({ io, log, check, activity, viewers }: DeliveryDeps) {
  function socketsOf(user: number): Socket[] {
    const { adapter, sockets } = io.of('/');
    const ids = [...(adapter.rooms.get(userRoom(user)) ?? [])];
    return ids.map((id) => sockets.get(id)).filter((socket) => socket !== undefined);
  }

  /** Repeats the check for sockets that joined rooms during it, because a check skips them. */
  async function checkUntilSettled(leaving: readonly Leaving[]): Promise<void> {
    for (let left = leaving; left.length > 0; ) {
      const joins = new Map(left.map(({ socket }) => [socket, socket.data.joins]));
      await check([...joins.keys()]);
      left = left.filter(({ socket, room }) => socket.rooms.has(room) && socket.data.joins !== joins.get(socket));
    }
  }

  /**
   * Removes sockets when the database confirms the loss of the right, which may have been granted again since.
   * If the check fails, the sockets are closed, and their clients reconnect.
   */
  async function leaveAll(leaves: readonly Leave[]): Promise<void> {
    const all = leaves.flatMap(({ room, user }) => socketsOf(user).map((socket) => ({ socket, room })));
    for (const { socket } of all) recordLostRight(socket);
    const inside = all.filter(({ socket, room }) => socket.rooms.has(room));
    if (inside.length === 0) return;
    const late = delay(CHECK_MAX_MS, undefined, { ref: false }).then(() => {
      throw new Error(`The rights to left rooms were not read within ${CHECK_MAX_MS} ms.`);
    });
    try {
      await Promise.race([checkUntilSettled(inside), late]);
    } catch (error) {
      log.error({ err: error }, 'sockets of left rooms are closed');
      for (const { socket, room } of inside) {
        removeFromRoom(socket, room);
        socket.conn.close();
      }
    }
  }

  function deliverOne(broadcast: Exclude<Broadcast, Leave>): void {
    if (broadcast.kind === 'endSession') {
      io.in(sessionRoom(broadcast.sid)).disconnectSockets(true);
      return;
    }
    activity.record(broadcast.room);
    if (broadcast.name === 'staffViewing') viewers.record(broadcast.payload);
    const receivers = io.to(broadcast.room);
    const others = broadcast.except === undefined ? receivers : receivers.except(broadcast.except);
    others.emit(broadcast.name, broadcast.payload);
  }

  /** The first leave checks those of the whole batch, which is committed. */
  async function deliverInTurn(broadcasts: readonly Broadcast[]): Promise<void> {
    let leaves = broadcasts.filter((broadcast) => broadcast.kind === 'leave');
    for (const broadcast of broadcasts) {
      try {
        if (broadcast.kind !== 'leave') deliverOne(broadcast);
        else if (leaves.length > 0) {
          const unchecked = leaves;
          leaves = [];
          await leaveAll(unchecked);
        }
      } catch (error) {
        log.error({ err: error }, 'a broadcast was not delivered');
      }
    }
  }

  let delivered: Promise<void> = Promise.resolve();

  /**
   * Delivers to the sockets of this process, in order after all earlier broadcasts. A failure blocks no other
   * broadcast. Never rejects.
   */
  return function deliver(broadcasts: readonly Broadcast[]): Promise<void> {
    delivered = delivered.then(() => deliverInTurn(broadcasts));
    return delivered;
  };
}
