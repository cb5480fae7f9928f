import { type Actor, can } from '@boostdesk/auth';
import { Refusal } from '../../contract/refusal.ts';
import type { Db, Tx } from '../../db/index.ts';
import type { OrderSubjects, SubjectOrder } from '../orders/order-subjects.service.ts';

/**
 * Returns the order if the user may read its chat.
 * @throws Refusal `not_found`
 */
export async function readableOrder(
  subjects: OrderSubjects,
  actor: Actor,
  id: number,
  from: Db | Tx,
): Promise<SubjectOrder> {
  const order = await subjects.byId(id, from);
  if (order === undefined || !can('chat.read', actor, order)) throw new Refusal('not_found');
  return order;
}
