import type { Db, Tx } from '../../db/index.ts';

export interface ContentVersion {
  readonly slug: string;
  readonly version: number;
  readonly text: string;
  readonly writer: number | null;
  readonly at: Date;
}

export function createContentRepository() {
  return {
    async newest(db: Db | Tx, slug: string) {
      return db
        .selectFrom('content_pages')
        .leftJoin('users', 'users.id', 'content_pages.writer_id')
        .select(['version', 'text', 'written_at', 'users.id', 'users.name', 'users.image'])
        .where('slug', '=', slug)
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst();
    },

    /** Returns false when the version exists. */
    async insert(tx: Tx, { slug, version, text, writer, at }: ContentVersion): Promise<boolean> {
      const row = await tx
        .insertInto('content_pages')
        .values({ slug, version, text, writer_id: writer, written_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('version')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
