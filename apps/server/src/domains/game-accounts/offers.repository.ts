import { accountselling, offerStates } from '@boostdesk/api-client/contract';
import { type Actor, isStaff, ROLE } from '@boostdesk/auth';
import type { accountServiceIds } from '@boostdesk/catalogs';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { type SqlBool, sql } from 'kysely';
import { type Condition, defineAreaList, equals, oneOf } from '../../db/area-list.ts';
import type { Reader, Tx } from '../../db/index.ts';
import type { Encrypted } from '../../vault/credentials-vault.ts';
import { requireGame } from './require-game.ts';

type State = (typeof offerStates)[number];

export interface OfferFields {
  readonly service: (typeof accountServiceIds)[number];
  readonly game: ReturnType<typeof requireGame>;
  readonly server: string | null;
  readonly rank: string | null;
  readonly text: string;
  /** US cents. */
  readonly price: number;
}

const stateOf = (value: string): State => {
  const state = offerStates.find((one) => one === value);
  if (state === undefined) throw new Error(`An offer is ${value}.`);
  return state;
};

const serviceOf = (id: number): OfferFields['service'] => (id === 12 ? 12 : 13);

const toColumns = ({ service, game, price, ...fields }: OfferFields) => ({
  ...fields,
  service_id: service,
  game_id: game,
  price_amount: String(price),
});

/**
 * A paid order sells an offer. A later cancellation takes the offer down, because the buyer has seen the login, and so
 * does a seller who is banned or no longer a booster.
 */
const state = sql<string>`case
  when sold.id is not null and sold.cancelled_at is null then 'sold'
  when sold.id is not null or seller.role <> ${sql.lit(ROLE.booster)} or seller.banned_at is not null then 'withdrawn'
  else offer.status end`;

/** States from the order or the seller instead of the offer's row. */
const DERIVED_STATES: readonly State[] = ['sold', 'withdrawn'];

/** Other states have an index on the row's own column. */
const inState = (states: readonly State[]): Condition =>
  states.some((one) => DERIVED_STATES.includes(one))
    ? oneOf('state')(states)
    : sql<SqlBool>`(${oneOf('state')(states)} and ${oneOf('status')(states)})`;

/** Selects without the encrypted login. */
const withSale = (db: Reader) =>
  db
    .selectFrom('account_offers as offer')
    .innerJoin('users as seller', 'seller.id', 'offer.seller_id')
    .leftJoin('orders as sold', (join) =>
      join.onRef('sold.offer_id', '=', 'offer.id').on('sold.paid_at', 'is not', null),
    )
    .leftJoin('users as buyer', 'buyer.id', 'sold.customer_id')
    .select([
      'offer.id',
      'offer.version',
      'offer.service_id',
      'offer.game_id',
      'offer.server',
      'offer.rank',
      'offer.text',
      'offer.price_amount',
      'offer.reason',
      'offer.status',
      'offer.created_at',
      'seller.id as seller_id',
      'seller.name as seller_name',
      'seller.image as seller_image',
      'sold.id as order_id',
      'sold.status as order_status',
      'buyer.id as buyer_id',
      'buyer.name as buyer_name',
      'buyer.image as buyer_image',
      sql<boolean>`offer.login_saved_at is not null`.as('has_login'),
      state.as('state'),
    ]);

/** Offers for sale and the user's own; all for staff. */
const visibleTo = (db: Reader, actor: Actor) => {
  const mine = sql<boolean>`(offers.seller_id = ${actor.id} or coalesce(offers.buyer_id = ${actor.id}, false))`;
  const rows = db.selectFrom(withSale(db).as('offers')).selectAll().select(mine.as('mine'));
  return isStaff(actor) ? rows : rows.where(sql<boolean>`(offers.state = 'forSale' or ${mine})`);
};

export const offersArea = (actor: Actor) =>
  defineAreaList(accountselling, (db: Reader) => visibleTo(db, actor), {
    toRow(row) {
      const isParty = row.mine || isStaff(actor);
      const isSide = isStaff(actor) || row.seller_id === actor.id;
      return {
        id: row.id,
        version: row.version,
        service: serviceOf(row.service_id),
        game: requireGame(row.game_id),
        server: row.server,
        rank: row.rank,
        text: row.text,
        price: Number.parseInt(row.price_amount, 10),
        seller: { id: row.seller_id, name: row.seller_name, image: row.seller_image },
        state: stateOf(row.state),
        hasLogin: row.has_login,
        reason: isSide ? row.reason : null,
        buyer:
          isParty && row.buyer_id !== null && row.buyer_name !== null
            ? { id: row.buyer_id, name: row.buyer_name, image: row.buyer_image }
            : null,
        order: isParty ? row.order_id : null,
        createdAt: row.created_at.toISOString(),
      };
    },
    text: ['seller_name', 'server', 'rank', 'text'],
    sorts: { id: { number: 'id' }, price: { number: 'price_amount' }, seller: { text: 'seller_name' } },
    filters: { game: oneOf('game_id'), service: oneOf('service_id'), state: inState, mine: equals('mine') },
  });

const erased = { nonce: null, sealed: null, login_saved_at: null, version: sql<number>`version + 1` };

export interface LockedOffer {
  readonly id: number;
  readonly version: number;
  readonly seller: number;
  readonly state: State;
  /** Null when the order was cancelled. */
  readonly buyer: number | null;
  readonly orderStatus: number | null;
  readonly fields: OfferFields;
  readonly reason: string | null;
  readonly login: { readonly nonce: Uint8Array | null; readonly sealed: Uint8Array | null };
}

export function createOffersRepository() {
  return {
    async insert(tx: Tx, fields: OfferFields, by: { readonly seller: number; readonly at: Date }): Promise<number> {
      const { id } = await tx
        .insertInto('account_offers')
        .values({ ...toColumns(fields), seller_id: by.seller, created_at: by.at })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Locks the offer against concurrent payments and changes. */
    async lock(tx: Tx, id: number): Promise<LockedOffer | undefined> {
      const held = await tx
        .selectFrom('account_offers')
        .select(['nonce', 'sealed'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      const row = await withSale(tx).where('offer.id', '=', id).executeTakeFirst();
      if (held === undefined || row === undefined) return undefined;
      const now = stateOf(row.state);
      return {
        id,
        version: row.version,
        seller: row.seller_id,
        state: now,
        buyer: now === 'sold' ? row.buyer_id : null,
        orderStatus: row.order_status,
        reason: row.reason,
        login: held,
        fields: {
          service: serviceOf(row.service_id),
          game: requireGame(row.game_id),
          server: row.server,
          rank: row.rank,
          text: row.text,
          price: Number.parseInt(row.price_amount, 10),
        },
      };
    },

    /** Resets the approval. */
    async save(tx: Tx, id: number, fields: OfferFields): Promise<void> {
      await tx
        .updateTable('account_offers')
        .set({ ...toColumns(fields), status: 'waiting', reason: null, version: sql`version + 1` })
        .where('id', '=', id)
        .execute();
    },

    async saveLogin(tx: Tx, id: number, { nonce, sealed }: Encrypted, at: Date): Promise<void> {
      await tx
        .updateTable('account_offers')
        .set({ nonce, sealed, login_saved_at: at, status: 'waiting', reason: null, version: sql`version + 1` })
        .where('id', '=', id)
        .execute();
    },

    async recordBuyerView(tx: Tx, id: number, at: Date): Promise<void> {
      const set = { buyer_saw_at: sql<Date>`coalesce(buyer_saw_at, ${at})` };
      await tx.updateTable('account_offers').set(set).where('id', '=', id).execute();
    },

    async buyerSawAt(tx: Tx, id: number): Promise<Date | null> {
      const row = await tx.selectFrom('account_offers').select('buyer_saw_at').where('id', '=', id).executeTakeFirst();
      return row?.buyer_saw_at ?? null;
    },

    async decide(
      tx: Tx,
      id: number,
      to: { status: 'forSale' | 'refused'; reason: string | null; by: number; at: Date },
    ): Promise<void> {
      await tx
        .updateTable('account_offers')
        .set({
          status: to.status,
          reason: to.reason,
          decided_by: to.by,
          decided_at: to.at,
          version: sql`version + 1`,
        })
        .where('id', '=', id)
        .execute();
    },

    /** Erases the login; offering the account again needs a new one. */
    async withdraw(tx: Tx, id: number): Promise<void> {
      await tx
        .updateTable('account_offers')
        .set({ ...erased, status: 'withdrawn' })
        .where('id', '=', id)
        .execute();
    },

    /**
     * Erases logins of old sold and rejected offers, of withdrawn ones and of former sellers. Rejected offers stay
     * rejected; others are off the market for good, unless a paid order makes them `sold`.
     */
    async eraseEnded(tx: Tx, before: Date): Promise<void> {
      const paid = tx
        .selectFrom('orders')
        .select('offer_id')
        .where('paid_at', 'is not', null)
        .where('offer_id', 'is not', null)
        .$narrowType<{ offer_id: number }>();
      const over = paid.where(({ or, eb }) => or([eb('completed_at', '<', before), eb('cancelled_at', '<', before)]));
      const boosters = tx.selectFrom('users').select('id').where('role', '=', ROLE.booster);
      const banned = tx.selectFrom('users').select('id').where('banned_at', '<', before);
      await tx
        .updateTable('account_offers')
        .set({ ...erased, status: sql`case when status = 'refused' then status else 'withdrawn' end` })
        .where('sealed', 'is not', null)
        .where(({ and, or, eb }) => {
          const isTakenBack = eb('status', '=', 'withdrawn');
          const isRefused = and([eb('status', '=', 'refused'), eb('decided_at', '<', before)]);
          const sellsNoMore = or([eb('seller_id', 'not in', boosters), eb('seller_id', 'in', banned)]);
          const isUnsold = eb('id', 'not in', paid);
          return or([eb('id', 'in', over), and([isUnsold, or([isTakenBack, isRefused, sellsNoMore])])]);
        })
        .execute();
    },

    lockUnpaidOf: (tx: Tx, id: number, customer: number) =>
      tx
        .selectFrom('orders')
        .select(['id', 'offer_version'])
        .where('offer_id', '=', id)
        .where('customer_id', '=', customer)
        .where('status', '=', ORDER_STATUS.unpaid)
        .where('cancelled_at', 'is', null)
        .orderBy('id')
        .forUpdate()
        .execute(),
  };
}
