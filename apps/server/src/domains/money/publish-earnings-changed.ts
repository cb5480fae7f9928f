import { STAFF_ROOM } from '@boostdesk/realtime/contract';
import type { Tx } from '../../db/index.ts';
import type { EventsService } from '../events/events.service.ts';

interface EarningsChange {
  readonly booster: number;
  readonly payout: number | null;
}

/** Tells staff only that there is a change, because not all in the room may read the booster and payout. */
export async function publishEarningsChanged(
  tx: Tx,
  events: Pick<EventsService, 'publishToUsers' | 'publishToRoom'>,
  { booster, payout }: EarningsChange,
): Promise<void> {
  const eventId = await events.publishToUsers(tx, [booster], 'earningsChanged', { payout });
  events.publishToRoom(tx, STAFF_ROOM, 'earningsChanged', { payout: null, eventId });
}
