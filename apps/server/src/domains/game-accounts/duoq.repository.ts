import { duoqaccounts } from '@boostdesk/api-client/contract';
import { ROLE } from '@boostdesk/auth';
import { sql } from 'kysely';
import { defineAreaList, equals, oneOf } from '../../db/area-list.ts';
import type { Reader, Tx } from '../../db/index.ts';
import type { Encrypted } from '../../vault/credentials-vault.ts';
import { requireGame } from './require-game.ts';

export interface DuoqFields {
  readonly name: string;
  readonly game: ReturnType<typeof requireGame>;
  readonly server: string | null;
  readonly rank: string | null;
  readonly note: string | null;
  readonly active: boolean;
}

const toColumns = ({ game, ...fields }: DuoqFields) => ({ ...fields, game_id: game });

/** Selects without the encrypted login; expired loans do not count. */
const select = (db: Reader, now: Date) =>
  db
    .selectFrom('duoq_accounts as lent')
    .leftJoin('users as holder', (join) =>
      join.onRef('holder.id', '=', 'lent.holder_id').on('lent.held_until', '>', now),
    )
    .select([
      'lent.id',
      'lent.version',
      'lent.name',
      'lent.game_id',
      'lent.server',
      'lent.rank',
      'lent.note',
      'lent.active',
      'lent.held_until',
      'holder.id as holder_id',
      'holder.name as holder_name',
      'holder.image as holder_image',
      sql<boolean>`lent.login_saved_at is not null`.as('has_login'),
      sql<boolean>`lent.active and lent.login_saved_at is not null and holder.id is null`.as('free'),
    ]);

export const duoqAccountsArea = (clock: () => Date) =>
  defineAreaList(duoqaccounts, (db: Reader) => select(db, clock()), {
    toRow: (row) => ({
      id: row.id,
      version: row.version,
      name: row.name,
      game: requireGame(row.game_id),
      server: row.server,
      rank: row.rank,
      note: row.note,
      active: row.active,
      hasLogin: row.has_login,
      holder:
        row.holder_id === null || row.holder_name === null
          ? null
          : { id: row.holder_id, name: row.holder_name, image: row.holder_image },
      heldUntil: row.holder_id === null ? null : (row.held_until?.toISOString() ?? null),
      free: row.free,
    }),
    text: ['name', 'server', 'rank', 'note', 'holder_name'],
    sorts: { name: { text: 'name' }, id: { number: 'id' } },
    filters: { game: oneOf('game_id'), free: equals('free') },
  });

export function createDuoqRepository() {
  return {
    async insert(tx: Tx, fields: DuoqFields, by: { readonly user: number; readonly at: Date }): Promise<number> {
      const { id } = await tx
        .insertInto('duoq_accounts')
        .values({ ...toColumns(fields), created_by: by.user, created_at: by.at })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Locks the account; the second of two concurrent loans finds it lent. */
    lock: (tx: Tx, id: number) =>
      tx.selectFrom('duoq_accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    async save(tx: Tx, id: number, fields: DuoqFields): Promise<void> {
      await tx
        .updateTable('duoq_accounts')
        .set({ ...toColumns(fields), version: sql`version + 1` })
        .where('id', '=', id)
        .execute();
    },

    async saveLogin(tx: Tx, id: number, { nonce, sealed }: Encrypted, at: Date): Promise<void> {
      const set = { nonce, sealed, login_saved_at: at };
      await tx.updateTable('duoq_accounts').set(set).where('id', '=', id).execute();
    },

    async lend(tx: Tx, id: number, to: { readonly holder: number; readonly until: Date } | null): Promise<void> {
      const set = { holder_id: to?.holder ?? null, held_until: to?.until ?? null };
      await tx.updateTable('duoq_accounts').set(set).where('id', '=', id).execute();
    },

    /** Locks the borrower, so that concurrent loans are counted one after the other. */
    async lockBorrower(tx: Tx, id: number): Promise<boolean> {
      const row = await tx
        .selectFrom('users')
        .select('id')
        .where('id', '=', id)
        .where('role', '=', ROLE.booster)
        .where('banned_at', 'is', null)
        .forNoKeyUpdate()
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Locks in ascending order, as every transaction that takes several. */
    lockLoansOf: (tx: Tx, holder: number, now: Date) =>
      tx
        .selectFrom('duoq_accounts')
        .select('id')
        .where('holder_id', '=', holder)
        .where('held_until', '>', now)
        .orderBy('id')
        .forUpdate()
        .execute(),

    async countLoansOf(tx: Tx, holder: number, now: Date): Promise<number> {
      const rows = await tx
        .selectFrom('duoq_accounts')
        .select('id')
        .where('holder_id', '=', holder)
        .where('held_until', '>', now)
        .execute();
      return rows.length;
    },

    async remove(tx: Tx, id: number): Promise<void> {
      await tx.deleteFrom('duoq_accounts').where('id', '=', id).execute();
    },

    async nameOf(tx: Tx, user: number): Promise<string> {
      const row = await tx.selectFrom('users').select('name').where('id', '=', user).executeTakeFirst();
      return row?.name ?? '';
    },
  };
}
