import { type ServerEventPayload, serverEvents } from '@boostdesk/realtime/contract';

/** A viewer without an event for so long has left, in ms; as for clients. */
const EXPIRY_MS = 45_000;

type Viewer = Pick<ServerEventPayload<'staffViewing'>, 'connection' | 'by'>;

/**
 * Remembers which staff view which orders, over all processes: each delivers the events of all.
 * @param now monotonic, in ms
 */
export function createViewers(now: () => number) {
  const viewersOf = new Map<number, Map<string, { readonly viewer: Viewer; readonly at: number }>>();

  function removeExpired(): void {
    for (const [order, viewers] of viewersOf) {
      for (const [connection, { at }] of viewers) if (now() - at >= EXPIRY_MS) viewers.delete(connection);
      if (viewers.size === 0) viewersOf.delete(order);
    }
  }

  return {
    /** Call it before the event is sent, so that whoever joins the room meanwhile learns of it in one of the two ways. */
    record(payload: object): void {
      const { order, connection, by, isOpen } = serverEvents.staffViewing.parse(payload);
      removeExpired();
      const viewers = viewersOf.get(order) ?? new Map();
      if (isOpen) viewers.set(connection, { viewer: { connection, by }, at: now() });
      else viewers.delete(connection);
      viewersOf.set(order, viewers);
    },

    /** Who views an order, without the user. */
    othersOn(order: number, user: number): Viewer[] {
      removeExpired();
      return [...(viewersOf.get(order)?.values() ?? [])].flatMap(({ viewer }) =>
        viewer.by.id === user ? [] : [viewer],
      );
    },
  };
}

export type Viewers = ReturnType<typeof createViewers>;
