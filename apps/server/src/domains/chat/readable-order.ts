import { type Actor, can } from '@boostdesk/auth';
import { Refusal } from '../../contract/refusal.ts';
import type { Db, Tx } from '../../db/index.ts';
import type { OrderSubjects, SubjectOrder } from '../orders/order-subjects.service.ts';

/** The order, for those who may read its chat; for all others there is none. */
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
