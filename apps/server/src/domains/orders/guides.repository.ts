import type { Reader, Tx } from '../../db/index.ts';

export function createGuidesRepository() {
  return {
    /** Newest first. */
    async listVersions(db: Reader, order: number) {
      return db
        .selectFrom('order_guides')
        .select(['version', 'written_at', 'delivered_at'])
        .where('order_id', '=', order)
        .orderBy('version', 'desc')
        .execute();
    },

    async findVersion(db: Reader, order: number, version: number) {
      return db
        .selectFrom('order_guides as guide')
        .innerJoin('users as writer', 'writer.id', 'guide.writer_id')
        .select(['guide.text', 'writer.id', 'writer.name', 'writer.image'])
        .where('guide.order_id', '=', order)
        .where('guide.version', '=', version)
        .executeTakeFirst();
    },

    async insert(
      tx: Tx,
      row: {
        readonly order: number;
        readonly version: number;
        readonly text: string;
        readonly writer: number;
        readonly at: Date;
      },
    ): Promise<void> {
      const { order, version, text, writer, at } = row;
      await tx
        .insertInto('order_guides')
        .values({ order_id: order, version, text, writer_id: writer, written_at: at })
        .execute();
    },

    async markDelivered(tx: Tx, { order, version, at }: { order: number; version: number; at: Date }): Promise<void> {
      await tx
        .updateTable('order_guides')
        .set({ delivered_at: at })
        .where('order_id', '=', order)
        .where('version', '=', version)
        .execute();
    },
  };
}
