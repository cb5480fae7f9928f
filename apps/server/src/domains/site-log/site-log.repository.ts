import type { SiteLogEntry } from '@boostdesk/api-client/contract';
import { isRole } from '@boostdesk/auth';
import { type DaySpan, momentsOf } from '../../db/day-span.ts';
import type { Db, Tx } from '../../db/index.ts';
import { idOfCursor, PAGE_SIZE, toPage } from '../../db/keyset.ts';
import { namesIn } from './names-in-log.ts';
import type { SiteLogRecord } from './site-log-record.ts';

// Both were written by `insert` from a record of this shape.
const toSnapshot = (value: unknown) => value as Record<string, unknown> | null;
const toJson = (value: SiteLogRecord['before']) => (value === null ? null : JSON.stringify(value));

/** What of the log is read. */
export interface SiteLogQuery {
  readonly order?: number | undefined;
  readonly days?: DaySpan | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export function createSiteLogRepository() {
  return {
    async insert(tx: Tx, record: SiteLogRecord, at: Date): Promise<void> {
      await tx
        .insertInto('site_log')
        .values({
          at,
          actor_id: record.actor.id > 0 ? record.actor.id : null,
          action: record.action,
          object_kind: record.object.kind,
          object_id: String(record.object.id),
          before: toJson(record.before),
          after: toJson(record.after),
        })
        .execute();
    },

    async list(db: Db, query: SiteLogQuery) {
      const limit = query.limit ?? PAGE_SIZE;
      let rows = db
        .selectFrom('site_log')
        .leftJoin('users', 'users.id', 'site_log.actor_id')
        .select([
          'site_log.id',
          'site_log.at',
          'site_log.action',
          'site_log.object_kind',
          'site_log.object_id',
          'site_log.before',
          'site_log.after',
          'users.id as actor_id',
          'users.name as actor_name',
          'users.role as actor_role',
        ])
        .orderBy('site_log.id', 'desc')
        .limit(limit + 1);
      if (query.order !== undefined) {
        rows = rows.where('object_kind', '=', 'order').where('object_id', '=', String(query.order));
      }
      if (query.days !== undefined) {
        const { since, before } = momentsOf(query.days);
        rows = rows.where('site_log.at', '>=', since).where('site_log.at', '<', before);
      }
      if (query.cursor !== undefined) rows = rows.where('site_log.id', '<', idOfCursor(query.cursor));
      const page = toPage(await rows.execute(), limit);
      const names = await namesIn(db, page.items);
      const items = page.items.map(
        (row): SiteLogEntry => ({
          id: row.id,
          at: row.at.toISOString(),
          actor:
            row.actor_id !== null && row.actor_name !== null && isRole(row.actor_role)
              ? { id: row.actor_id, name: row.actor_name, role: row.actor_role }
              : null,
          action: row.action,
          object: { kind: row.object_kind, id: row.object_id },
          before: toSnapshot(row.before),
          after: toSnapshot(row.after),
          ...names(row),
        }),
      );
      return { items, next: page.next };
    },
  };
}
