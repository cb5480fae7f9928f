import type { OrderSubject } from '@boostdesk/auth';
import { isOrderStatus, isPlatformId } from '@boostdesk/catalogs';
import type { Db, Tx } from '../../db/index.ts';

/** An order as the rules see it, with its id. */
export type SubjectOrder = OrderSubject & { readonly id: number };

const columns = [
  'id',
  'customer_id',
  'booster_id',
  'status',
  'game_id',
  'platform',
  'price_amount',
  'rated_at',
] as const;

/** What the rules of `@boostdesk/auth` need to know of an order, for every domain that asks. */
export function createOrderSubjects(db: Db) {
  const select = (from: Db | Tx, id: number) => from.selectFrom('orders').select(columns).where('id', '=', id);
  type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;

  function toSubject(row: Row): SubjectOrder {
    if (!isOrderStatus(row.status)) throw new Error(`Order ${row.id} has no status.`);
    return {
      id: row.id,
      customerId: row.customer_id,
      boosterId: row.booster_id,
      status: row.status,
      gameId: row.game_id,
      platform: isPlatformId(row.platform) ? row.platform : null,
      priceAmount: Number.parseInt(row.price_amount, 10),
      rated: row.rated_at !== null,
    };
  }

  return {
    async byId(id: number, from: Db | Tx = db): Promise<SubjectOrder | undefined> {
      const row = await select(from, id).executeTakeFirst();
      return row === undefined ? undefined : toSubject(row);
    },
    /** Held until the transaction ends, so that a rule decides on what will still be true when it is acted on. */
    async lock(tx: Tx, id: number): Promise<SubjectOrder | undefined> {
      const row = await select(tx, id).forUpdate().executeTakeFirst();
      return row === undefined ? undefined : toSubject(row);
    },
  };
}

export type OrderSubjects = ReturnType<typeof createOrderSubjects>;
