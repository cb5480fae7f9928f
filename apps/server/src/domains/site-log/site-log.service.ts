import type { Tx } from '../../db/index.ts';
import { insertSiteLog } from './site-log.repository.ts';
import type { SiteLogRecord } from './site-log-record.ts';

/** Who did what and when. Written in the transaction of the change itself; rows are never changed. */
export function createSiteLogService(deps: { readonly clock: () => Date }) {
  return { record: (tx: Tx, record: SiteLogRecord): Promise<void> => insertSiteLog(tx, record, deps.clock()) };
}

export type SiteLogService = ReturnType<typeof createSiteLogService>;
