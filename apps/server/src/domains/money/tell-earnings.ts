import { STAFF_ROOM } from '@boostdesk/realtime/contract';
import type { Tx } from '../../db/index.ts';
import type { EventsService } from '../events/events.service.ts';

interface Moved {
  readonly booster: number;
  /** The payout that it was; null for what no payout holds. */
  readonly payout: number | null;
}

/**
 * Tells the booster that money of theirs moved, and staff who look at what is owed that some did: whose it was, and in which
 * payout, is not told to a room, as not all of them may read it.
 */
export async function tellEarnings(
  tx: Tx,
  events: Pick<EventsService, 'toUsers' | 'toRoom'>,
  { booster, payout }: Moved,
): Promise<void> {
  const eventId = await events.toUsers(tx, [booster], 'earningsChanged', { payout });
  events.toRoom(tx, STAFF_ROOM, 'earningsChanged', { payout: null, eventId });
}
