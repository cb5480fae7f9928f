import type { Tx } from '../../db/index.ts';
import { insertSiteLog } from './site-log.repository.ts';
import type { SiteLogRecord } from './site-log-record.ts';

/** Written in the transaction of each change; rows are immutable. */
export function createSiteLogService(deps: { readonly clock: () => Date }) {
  return { record: (tx: Tx, record: SiteLogRecord): Promise<void> => insertSiteLog(tx, record, deps.clock()) };
}

export type SiteLogService = ReturnType<typeof createSiteLogService>;
