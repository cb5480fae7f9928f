import type { Room, ServerEventName } from '@boostdesk/realtime/contract';
import type { Tx } from '../../db/index.ts';
import { afterCommit, beforeCommit } from '../../db/writer.ts';
import { createBroadcastsRepository } from './broadcasts.repository.ts';

/** Stored as JSON. */
export type Broadcast =
  | {
      readonly kind: 'event';
      readonly room: Room;
      /** Sockets in this room too do not get it. */
      readonly except?: Room;
      readonly name: ServerEventName;
      readonly payload: object;
    }
  | { readonly kind: 'leave'; readonly room: Room; readonly user: number }
  | { readonly kind: 'endSession'; readonly sid: string };

export interface Publisher {
  /** Whether other processes read broadcasts from the database. */
  readonly isShared: boolean;
  /** Delivers to this process's sockets after the commit, and notifies the other processes. */
  readonly publish: (broadcasts: readonly Broadcast[]) => void | Promise<void>;
}

/** Stores a transaction's broadcasts as one row for other processes, and publishes them after the commit. */
export function createBroadcaster({ isShared, publish }: Publisher) {
  const repository = createBroadcastsRepository();
  const collected = new WeakMap<Tx, Broadcast[]>();

  return function broadcast(tx: Tx, ...items: readonly Broadcast[]): void {
    if (items.length === 0) return;
    const earlier = collected.get(tx);
    if (earlier !== undefined) {
      earlier.push(...items);
      return;
    }
    const broadcasts = [...items];
    collected.set(tx, broadcasts);
    if (isShared) beforeCommit(tx, () => repository.insert(tx, broadcasts));
    afterCommit(tx, () => publish(broadcasts));
  };
}
