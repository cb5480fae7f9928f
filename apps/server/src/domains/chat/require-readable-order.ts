import { type Actor, can } from '@boostdesk/auth';
import type { Db, Tx } from '../../db/index.ts';
import { HttpError } from '../../http/http-error.ts';
import type { OrderSubjects, SubjectOrder } from '../orders/order-subjects.service.ts';

/** @throws HttpError `not_found` when the user may not read the order's chat */
export async function requireReadableOrder(
  subjects: OrderSubjects,
  actor: Actor,
  id: number,
  from: Db | Tx,
): Promise<SubjectOrder> {
  const order = await subjects.byId(id, from);
  if (order === undefined || !can('chat.read', actor, order)) throw new HttpError('not_found');
  return order;
}
