import { blog } from '@boostdesk/api-client/contract';
import { sql } from 'kysely';
import { defineAreaList, equals } from '../../db/area-list.ts';
import type { Db, Reader, Tx } from '../../db/index.ts';

export interface PostFields {
  readonly title: string;
  readonly text: string;
  readonly published: boolean;
}

const select = (db: Reader) =>
  db
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.writer_id')
    .selectAll('posts')
    .select(['users.name', 'users.image', sql<boolean>`posts.published_at is not null`.as('published')]);

export const blogArea = defineAreaList(blog, select, {
  toRow: (row) => ({
    id: row.id,
    version: row.version,
    title: row.title,
    text: row.text,
    published: row.published,
    writer: { id: row.writer_id, name: row.name, image: row.image },
    createdAt: row.created_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
  }),
  text: ['title', 'text', 'name'],
  sorts: { id: { number: 'id' }, title: { text: 'title' } },
  filters: { published: equals('published') },
});

const NEWS_MAX = 5;

export function createBlogRepository() {
  return {
    async insert(tx: Tx, { title, text, published }: PostFields, by: { readonly user: number; readonly at: Date }) {
      const { id } = await tx
        .insertInto('posts')
        .values({ title, text, writer_id: by.user, created_at: by.at, published_at: published ? by.at : null })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async lock(tx: Tx, id: number): Promise<{ version: number; fields: PostFields } | undefined> {
      const row = await tx.selectFrom('posts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      if (row === undefined) return undefined;
      return {
        version: row.version,
        fields: { title: row.title, text: row.text, published: row.published_at !== null },
      };
    },

    /** A published post keeps its date; publishing it again sets a new one. */
    async save(tx: Tx, id: number, { title, text, published }: PostFields, at: Date): Promise<void> {
      const published_at = published ? sql<Date>`coalesce(published_at, ${at})` : null;
      await tx
        .updateTable('posts')
        .set({ title, text, published_at, version: sql`version + 1` })
        .where('id', '=', id)
        .execute();
    },

    async remove(tx: Tx, id: number): Promise<void> {
      await tx.deleteFrom('posts').where('id', '=', id).execute();
    },

    async newest(db: Db) {
      const rows = await db
        .selectFrom('posts')
        .select(['id', 'title', 'text', 'published_at'])
        .where('published_at', 'is not', null)
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(NEWS_MAX)
        .execute();
      return rows.map(({ published_at, ...row }) => ({
        ...row,
        publishedAt: (published_at ?? new Date(0)).toISOString(),
      }));
    },
  };
}
