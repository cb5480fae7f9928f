import type { Action } from '@boostdesk/auth';
import type { Db, Tx } from '../../db/index.ts';
import { createSiteLogRepository } from './site-log.repository.ts';

export interface SiteLogRecord {
  readonly actor: { readonly id: number };
  readonly action: Action;
  readonly object: { readonly kind: 'order' | 'payout' | 'user'; readonly id: number };
  /** Only the fields that changed; never a secret. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Who did what and when. Written in the transaction of the change itself; rows are never changed. */
export function createSiteLogService(deps: { readonly db: Db; readonly clock: () => Date }) {
  const repository = createSiteLogRepository();
  return {
    record: (tx: Tx, record: SiteLogRecord): Promise<void> => repository.insert(tx, record, deps.clock()),
    list: (query: { order?: number | undefined; cursor?: string | undefined; limit?: number | undefined }) =>
      repository.list(deps.db, query),
  };
}

export type SiteLogService = ReturnType<typeof createSiteLogService>;
