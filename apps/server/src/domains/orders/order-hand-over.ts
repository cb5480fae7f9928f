import type { OrderEvent } from '@boostdesk/api-client/contract';
import { needsHandOverNote } from '@boostdesk/catalogs/rules';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { OrderCommandContext } from './order-commands.ts';
import type { OrderChanges, OrdersRepository } from './orders.repository.ts';

/** What a booster's leaving adds to the order and its timeline. */
export interface HandOver {
  readonly set: OrderChanges;
  readonly data: OrderEvent['data'];
}

/**
 * Without a new note, that of an earlier booster stays.
 * @throws HttpError `invalid` without a note after progress was logged
 */
export async function toHandOver(
  orders: OrdersRepository,
  { tx, order }: OrderCommandContext,
  note: string | undefined,
): Promise<HandOver> {
  if (note !== undefined) return { set: { hand_over_note: note }, data: { handOver: note } };
  const lastProgress = await orders.findLatestProgress(tx, order.id);
  if (!needsHandOverNote(order.started_at?.toISOString() ?? null, lastProgress?.at.toISOString() ?? null))
    return { set: {}, data: {} };
  const sentence = msg('Progress has been logged. Write a hand-over note for the next booster.');
  throw new HttpError('invalid', sentence, { note: sentence });
}
