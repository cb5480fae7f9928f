import { giftStates, gifts } from '@boostdesk/api-client/contract';
import { sql } from 'kysely';
import { defineAreaList, oneOf } from '../../db/area-list.ts';
import type { Db, Reader, Tx } from '../../db/index.ts';

type State = (typeof giftStates)[number];
const stateOf = (value: string): State => giftStates.find((state) => state === value) ?? 'open';

const select = (db: Reader) =>
  db
    .selectFrom('gifts')
    .innerJoin('users', 'users.id', 'gifts.user_id')
    .innerJoin('users as giver', 'giver.id', 'gifts.created_by')
    .leftJoin('users as taker', 'taker.id', 'gifts.taken_back_by')
    .selectAll('gifts')
    .select([
      'users.name',
      'users.email',
      'users.image',
      'giver.name as giver_name',
      'giver.image as giver_image',
      'taker.name as taker_name',
      'taker.image as taker_image',
      sql<string>`case when gifts.claimed_at is not null then 'claimed'
        when gifts.taken_back_at is not null then 'takenBack' else 'open' end`.as('state'),
    ]);

export const giftsArea = defineAreaList(gifts, select, {
  toRow: (row) => ({
    id: row.id,
    user: { id: row.user_id, name: row.name, image: row.image },
    coins: row.coins,
    text: row.text,
    state: stateOf(row.state),
    createdBy: { id: row.created_by, name: row.giver_name, image: row.giver_image },
    createdAt: row.created_at.toISOString(),
    claimedAt: row.claimed_at?.toISOString() ?? null,
    takenBackBy:
      row.taken_back_by === null || row.taker_name === null
        ? null
        : { id: row.taken_back_by, name: row.taker_name, image: row.taker_image },
  }),
  text: ['name', 'email', 'text', 'giver_name'],
  sorts: { id: { number: 'id' }, coins: { number: 'coins' }, user: { text: 'name' } },
  filters: { state: oneOf('state') },
});

export interface NewGift {
  readonly user: number;
  readonly coins: number;
  readonly text: string;
}

const CLAIMED_MAX = 5;

export function createGiftsRepository() {
  return {
    async insert(tx: Tx, gift: NewGift & { readonly by: number; readonly at: Date }): Promise<number> {
      const { user, coins, text, by, at } = gift;
      const { id } = await tx
        .insertInto('gifts')
        .values({ user_id: user, coins, text, created_by: by, created_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Claiming and withdrawing exclude each other. */
    async lock(tx: Tx, id: number) {
      return tx.selectFrom('gifts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    },

    async markClaimed(tx: Tx, id: number, at: Date): Promise<void> {
      await tx.updateTable('gifts').set({ claimed_at: at }).where('id', '=', id).execute();
    },

    async markTakenBack(tx: Tx, id: number, by: number, at: Date): Promise<void> {
      await tx.updateTable('gifts').set({ taken_back_by: by, taken_back_at: at }).where('id', '=', id).execute();
    },

    /** Open ones first, then newest first. */
    async ofUser(db: Db, user: number) {
      const own = db
        .selectFrom('gifts')
        .select(['id', 'coins', 'text', 'created_at', 'claimed_at'])
        .where('user_id', '=', user)
        .where('taken_back_at', 'is', null)
        .orderBy('id', 'desc');
      const open = await own.where('claimed_at', 'is', null).execute();
      const claimed = await own.where('claimed_at', 'is not', null).limit(CLAIMED_MAX).execute();
      return [...open, ...claimed].map((row) => ({
        id: row.id,
        coins: row.coins,
        text: row.text,
        createdAt: row.created_at.toISOString(),
        claimedAt: row.claimed_at?.toISOString() ?? null,
      }));
    },
  };
}
