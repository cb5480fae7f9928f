import { quickreplies } from '@boostdesk/api-client/contract';
import { type Actor, isStaff } from '@boostdesk/auth';
import { type ReplyAudience, replyAudiences } from '@boostdesk/catalogs/rules';
import { type SqlBool, sql } from 'kysely';
import { defineAreaList, oneOf, type RowOf } from '../../db/area-list.ts';
import type { Reader, Tx } from '../../db/index.ts';

export interface ReplyFields {
  readonly title: string;
  readonly shortcut: string;
  readonly text: string;
  readonly audience: ReplyAudience;
}

/** Where a shortcut is unique: among the owner's own, or among the shared ones. */
export type ReplyScope = Pick<ReplyFields, 'audience'> & { readonly owner: number };

interface StoredPicture {
  readonly id: number;
  readonly width: number;
  readonly height: number;
}

type RowPicture = RowOf<typeof quickreplies>['pictures'][number];

const audienceOf = (value: string): ReplyAudience => {
  const audience = replyAudiences.find((one) => one === value);
  if (audience === undefined) throw new Error(`A quick reply is for ${value}.`);
  return audience;
};

const pictures = sql<readonly StoredPicture[]>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height) order by p.id), '[]')
  from uploaded_pictures p where p.quick_reply_id = r.id)`;

/** Own ones and those that are shared with the reader. */
function isReadableBy({ id, role }: Actor) {
  const shared = isStaff({ role }) ? sql<SqlBool>`r.audience <> 'own'` : sql<SqlBool>`r.audience = 'boosters'`;
  return sql<SqlBool>`(r.audience = 'own' and r.owner_id = ${id} or ${shared})`;
}

const select = (db: Reader, reader: Actor) =>
  db
    .selectFrom('quick_replies as r')
    .innerJoin('users as owner', 'owner.id', 'r.owner_id')
    .selectAll('r')
    .select(['owner.name as owner_name', 'owner.image as owner_image', pictures.as('pictures')])
    .where(isReadableBy(reader));

export const quickRepliesArea = (reader: Actor, toPicture: (picture: StoredPicture) => RowPicture) =>
  defineAreaList(quickreplies, (db: Reader) => select(db, reader), {
    toRow: (row) => ({
      id: row.id,
      version: row.version,
      title: row.title,
      shortcut: row.shortcut,
      text: row.text,
      audience: audienceOf(row.audience),
      pictures: row.pictures.map(toPicture),
      owner: { id: row.owner_id, name: row.owner_name, image: row.owner_image },
      createdAt: row.created_at.toISOString(),
    }),
    text: ['title', 'shortcut', 'text', 'owner_name'],
    sorts: { shortcut: { text: 'shortcut' }, title: { text: 'title' }, id: { number: 'id' } },
    filters: { audience: oneOf('audience') },
  });

/** First key of the advisory locks; the second is the scope's. */
const LOCKS = 60;

const isIn = ({ audience, owner }: ReplyScope) =>
  audience === 'own' ? sql<SqlBool>`audience = 'own' and owner_id = ${owner}` : sql<SqlBool>`audience <> 'own'`;

export function createQuickRepliesRepository() {
  return {
    async byId(from: Reader, id: number) {
      const row = await from
        .selectFrom('quick_replies')
        .select(['owner_id as ownerId', 'audience'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row && { ownerId: row.ownerId, audience: audienceOf(row.audience) };
    },

    async lock(tx: Tx, id: number) {
      const row = await tx.selectFrom('quick_replies').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      if (row === undefined) return undefined;
      const { version, title, shortcut, text, owner_id: ownerId } = row;
      return { version, ownerId, fields: { title, shortcut, text, audience: audienceOf(row.audience) } };
    },

    /** One change of a scope at a time: counts and shortcuts are compared. */
    async lockScope(tx: Tx, { audience, owner }: ReplyScope): Promise<void> {
      const scope = audience === 'own' ? owner : 0;
      await sql`select pg_advisory_xact_lock(${LOCKS}::int, ${scope}::int)`.execute(tx);
    },

    async count(tx: Tx, scope: ReplyScope): Promise<number> {
      const { count } = await tx
        .selectFrom('quick_replies')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where(isIn(scope))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Whether another quick reply of the scope has the shortcut. */
    async isTaken(tx: Tx, shortcut: string, scope: ReplyScope, except: number | null): Promise<boolean> {
      const found = await tx
        .selectFrom('quick_replies')
        .select('id')
        .where(isIn(scope))
        .where('shortcut', '=', shortcut)
        .where('id', '<>', except ?? 0)
        .executeTakeFirst();
      return found !== undefined;
    },

    async insert(tx: Tx, fields: ReplyFields, by: { readonly owner: number; readonly at: Date }): Promise<number> {
      const { id } = await tx
        .insertInto('quick_replies')
        .values({ ...fields, owner_id: by.owner, created_at: by.at })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async save(tx: Tx, id: number, fields: ReplyFields, owner: number): Promise<void> {
      await tx
        .updateTable('quick_replies')
        .set({ ...fields, owner_id: owner, version: sql`version + 1` })
        .where('id', '=', id)
        .execute();
    },

    async remove(tx: Tx, id: number): Promise<void> {
      await tx.deleteFrom('quick_replies').where('id', '=', id).execute();
    },
  };
}
