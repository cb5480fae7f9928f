import type { Db, Tx } from '../../../db/index.ts';
import type { Picture } from './picture.ts';

export function createPicturesRepository() {
  return {
    async put(tx: Tx, user: number, name: string, { type, bytes }: Picture): Promise<void> {
      const picture = { name, type, bytes };
      await tx
        .insertInto('pictures')
        .values({ user_id: user, ...picture })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(picture))
        .execute();
    },

    async remove(tx: Tx, user: number): Promise<void> {
      await tx.deleteFrom('pictures').where('user_id', '=', user).execute();
    },

    async byName(db: Db, name: string): Promise<{ type: string; bytes: Uint8Array } | undefined> {
      return db.selectFrom('pictures').select(['type', 'bytes']).where('name', '=', name).executeTakeFirst();
    },
  };
}
