import type { Db, Reader } from './index.ts';

/** Runs reads that see the data of one moment, without locking rows. */
export const readSnapshot = <T>(db: Db, read: (from: Reader) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
