import type { FastifyBaseLogger } from 'fastify';
import { openBroadcastFeed } from '../db/broadcast-feed.ts';
import type { Broadcast, Publisher } from '../domains/events/events.service.ts';

export interface RelaySockets {
  /** Resolves when these and all earlier broadcasts are delivered. */
  readonly deliver: (broadcasts: readonly Broadcast[]) => Promise<void>;
  readonly disconnectAll: () => void;
}

export interface Relay {
  readonly publisher: Publisher;
  /** Delivers everything committed before the call. */
  readonly deliverAll: () => Promise<void>;
  readonly onReconnect: (check: () => Promise<void>) => void;
  readonly isBroken: () => boolean;
  readonly close: () => Promise<void>;
}

/** The embedded database has one process, which delivers right after the commit. */
const createLocalRelay = ({ deliver }: RelaySockets): Relay => ({
  publisher: { isShared: false, publish: deliver },
  deliverAll: () => deliver([]),
  onReconnect: () => undefined,
  isBroken: () => false,
  close: async () => undefined,
});

/**
 * Delivers broadcasts to the sockets of every process. On PostgreSQL they are rows, and each process delivers all of
 * them in commit order, so that no event follows the loss of its right (docs/decisions/0076).
 */
export async function openRelay(
  databaseUrl: string | undefined,
  sockets: RelaySockets,
  log: FastifyBaseLogger,
): Promise<Relay> {
  if (databaseUrl === undefined) return createLocalRelay(sockets);
  let check = async (): Promise<void> => undefined;
  const feed = await openBroadcastFeed({
    url: databaseUrl,
    // Written by `createBroadcaster`.
    deliver: (rows) => sockets.deliver((rows as readonly (readonly Broadcast[])[]).flat()),
    onGap: () => {
      log.warn('Broadcasts were missed: closing all sockets of this process, so that clients fetch their events');
      sockets.disconnectAll();
    },
    onChange: (error) => {
      if (error !== null) {
        log.warn({ err: error }, 'Broadcast feed disconnected: broadcasts wait until it is back');
        return;
      }
      log.warn('Broadcast feed reconnected: delivering the broadcasts that waited');
      check().catch((failure: unknown) => log.error({ err: failure }, 'rights of sockets were not checked'));
    },
  });
  return {
    publisher: { isShared: true, publish: feed.announce },
    deliverAll: feed.poll,
    onReconnect: (next) => {
      check = next;
    },
    isBroken: feed.isBroken,
    close: feed.close,
  };
}
