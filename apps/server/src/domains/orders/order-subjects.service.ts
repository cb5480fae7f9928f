import { type Actor, isStaff, type OrderSubject } from '@boostdesk/auth';
import { type Currency, convert, isOrderStatus, isPlatformId } from '@boostdesk/catalogs';
import { isCurrency } from '../../db/currency.ts';
import type { Db, Reader, Tx } from '../../db/index.ts';
import { completionFor } from './order-progress-columns.ts';
import { createOrderSubjectsRepository, type SubjectRow } from './order-subjects.repository.ts';

export type SubjectOrder = OrderSubject & { readonly id: number };

/** Units of `to` per unit of `from`. */
export type Rate = (from: Currency, to: Currency) => number;

export function createOrderSubjects(db: Db, rate: Rate) {
  const rows = createOrderSubjectsRepository();

  function toSubject(row: SubjectRow): SubjectOrder {
    if (!isOrderStatus(row.status)) throw new Error(`Order ${row.id} has no status.`);
    if (!isCurrency(row.currency)) throw new Error(`Order ${row.id} has no currency.`);
    return {
      id: row.id,
      customerId: row.customer_id,
      boosterId: row.booster_id,
      status: row.status,
      gameId: row.game_id,
      platform: isPlatformId(row.platform) ? row.platform : null,
      // Limits are in US cents.
      priceAmount: convert(Number.parseInt(row.price_amount, 10), rate(row.currency, 'USD')),
      rated: row.rated_at !== null,
      targetReached: completionFor(row).reached,
      cancelled: row.cancelled_at !== null,
      barredBoosters: row.barred_boosters,
      disputedBoosters: row.disputed_boosters,
      firstOffer:
        row.first_offer_to === null || row.first_offer_until === null
          ? null
          : { boosters: row.first_offer_to, until: row.first_offer_until.getTime() },
    };
  }

  return {
    toSubject,
    async byId(id: number, from: Reader = db): Promise<SubjectOrder | undefined> {
      const row = await rows.byId(from, id);
      return row === undefined ? undefined : toSubject(row);
    },
    /** Loads all with one query; missing orders are omitted. */
    async byIds(ids: readonly number[]): Promise<Map<number, SubjectOrder>> {
      const found = ids.length === 0 ? [] : await rows.byIds(db, ids);
      return new Map(found.map((row) => [row.id, toSubject(row)]));
    },
    /** Locks the order, so that a rule's decision still holds when it is acted on. */
    async lock(tx: Tx, id: number): Promise<SubjectOrder | undefined> {
      const row = await rows.lock(tx, id);
      return row === undefined ? undefined : toSubject(row);
    },
  };
}

export type OrderSubjects = ReturnType<typeof createOrderSubjects>;

/** Whether this reader also sees guide versions that are not delivered yet. The booster and staff do. */
export const readsGuideDrafts = (actor: Actor, { boosterId }: Pick<SubjectOrder, 'boosterId'>): boolean =>
  isStaff(actor) || boosterId === actor.id;

/** Whether this reader sees the order as staff do: staff who are its customer see it as its customer. */
export const seesAsStaff = (actor: Actor, { customerId }: { readonly customerId: number | null }): boolean =>
  isStaff(actor) && customerId !== actor.id;
