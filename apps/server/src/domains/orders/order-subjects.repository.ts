import type { Reader, Tx } from '../../db/index.ts';
import { progressColumns } from './order-progress-columns.ts';
import type { OrderRecord } from './orders.repository.ts';

const columns = [
  'id',
  'customer_id',
  'booster_id',
  'status',
  'game_id',
  'platform',
  'currency',
  'price_amount',
  'rated_at',
  'cancelled_at',
  'barred_boosters',
  'disputed_boosters',
  'first_offer_to',
  'first_offer_until',
  ...progressColumns,
] as const;

export type SubjectRow = Pick<OrderRecord, (typeof columns)[number]>;

export function createOrderSubjectsRepository() {
  const select = (from: Reader, id: number) => from.selectFrom('orders').select(columns).where('id', '=', id);
  return {
    byId: (from: Reader, id: number): Promise<SubjectRow | undefined> => select(from, id).executeTakeFirst(),
    byIds: (from: Reader, ids: readonly number[]): Promise<SubjectRow[]> =>
      from.selectFrom('orders').select(columns).where('id', 'in', ids).execute(),
    lock: (tx: Tx, id: number): Promise<SubjectRow | undefined> => select(tx, id).forUpdate().executeTakeFirst(),
  };
}
