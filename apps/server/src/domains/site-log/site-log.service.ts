import type { Db, Tx } from '../../db/index.ts';
import { createSiteLogRepository, type SiteLogQuery } from './site-log.repository.ts';
import type { SiteLogRecord } from './site-log-record.ts';

/** Who did what and when. Written in the transaction of the change itself; rows are never changed. */
export function createSiteLogService(deps: { readonly db: Db; readonly clock: () => Date }) {
  const repository = createSiteLogRepository();
  return {
    record: (tx: Tx, record: SiteLogRecord): Promise<void> => repository.insert(tx, record, deps.clock()),
    list: (query: SiteLogQuery) => repository.list(deps.db, query),
  };
}

export type SiteLogService = ReturnType<typeof createSiteLogService>;
