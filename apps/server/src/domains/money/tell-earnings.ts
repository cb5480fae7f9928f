import { STAFF_ROOM } from '@boostdesk/realtime/contract';
import type { Tx } from '../../db/index.ts';
import type { EventsService } from '../events/events.service.ts';

interface Moved {
  readonly booster: number;
  readonly payout: number | null;
}

/**
 * Notifies the booster of the change, and staff only that there is one, because not all staff in the room may read the
 * booster and payout.
 */
export async function tellEarnings(
  tx: Tx,
  events: Pick<EventsService, 'toUsers' | 'toRoom'>,
  { booster, payout }: Moved,
): Promise<void> {
  const eventId = await events.toUsers(tx, [booster], 'earningsChanged', { payout });
  events.toRoom(tx, STAFF_ROOM, 'earningsChanged', { payout: null, eventId });
}
