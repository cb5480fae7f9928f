import { type ParsedRequestOf, type SiteLogEntry, sitelogs } from '@boostdesk/api-client/contract';
import { isRole } from '@boostdesk/auth';
import { type SqlBool, sql } from 'kysely';
import { type Condition, defineAreaList, oneOf } from '../../db/area-list.ts';
import type { Reader, Tx } from '../../db/index.ts';
import { contains, type SearchTerm } from '../../db/search-terms.ts';
import { loadNames, USER_FIELDS } from './log-names.ts';
import type { SiteLogRecord } from './site-log-record.ts';

// Both written by `insertSiteLog` in this shape.
const toSnapshot = (value: unknown) => value as Record<string, unknown> | null;
const toJson = (value: SiteLogRecord['before']) => (value === null ? null : JSON.stringify(value));

export async function insertSiteLog(tx: Tx, record: SiteLogRecord, at: Date): Promise<void> {
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
}

/** Must equal the expression of the index `site_log_by_time`. */
const writtenAt = (table: string) => sql<number>`extract(epoch from ${sql.ref(`${table}.at`)} at time zone 'UTC')`;

const select = (db: Reader) =>
  db
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
      writtenAt('site_log').as('written'),
      'users.id as actor_id',
      'users.name as actor_name',
      'users.role as actor_role',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

async function toEntries(rows: readonly Row[], db: Reader): Promise<SiteLogEntry[]> {
  const names = await loadNames(db, rows);
  return rows.map((row) => ({
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
  }));
}

type Filter = NonNullable<ParsedRequestOf<typeof sitelogs.calls.getPage>['filter']>;

const among = (name: string, values: readonly string[]): Condition[] =>
  values.length === 0 ? [] : [oneOf(name)(values)];

/**
 * Matches snapshots with a user whose name contains the term. A hash built once is faster than a list scanned per
 * entry.
 */
const matchUserName = (term: string): Condition[] =>
  ['before', 'after'].flatMap((side) =>
    USER_FIELDS.map(
      (name) =>
        sql<SqlBool>`${sql.ref(`area.${side}`)}->>${name} in (select id::text from users where ${contains(sql`name`, term)})`,
    ),
  );

type Span = NonNullable<Filter['at']>;
type Said = NonNullable<Filter['said']>[number];

const secondsOf = (moment: string) => sql`${Date.parse(moment) / 1000}::numeric`;

const writtenIn = ({ since, before }: Span): Condition =>
  sql<SqlBool>`(${writtenAt('area')} >= ${secondsOf(since)} and ${writtenAt('area')} < ${secondsOf(before)})`;

/** Matches a value in a snapshot, numbers as text. */
const holds = ({ name, values }: NonNullable<Said['fields']>[number]): Condition[] =>
  ['before', 'after'].map((side) => sql<SqlBool>`${sql.ref(`area.${side}`)}->>${name} in (${sql.join(values)})`);

const matchMeaning = ({ actions, kinds, fields = [], at }: Said): Condition[] => [
  ...among('action', actions),
  ...among('object_kind', kinds),
  ...fields.flatMap(holds),
  ...(at === undefined ? [] : [writtenIn(at)]),
];

/**
 * Matches the entry's or object's id, the actor, the snapshot's values and users, and the texts that they stand for.
 */
function matchTerm({ number, term }: SearchTerm, { said = [] }: Filter): Condition {
  const conditions = [
    ...(number === null ? [] : [sql<SqlBool>`area.id = ${number}`, sql<SqlBool>`area.object_id = ${String(number)}`]),
    ...['object_id', 'action', 'object_kind'].map((name) => contains(sql`${sql.ref(`area.${name}`)}`, term)),
    contains(sql`area.before::text`, term),
    contains(sql`area.after::text`, term),
    sql<SqlBool>`area.actor_id in (select id from users where ${contains(sql`name`, term)})`,
    ...matchUserName(term),
    ...said.filter((one) => one.word === term).flatMap(matchMeaning),
  ];
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Includes entries of the order's requests, payments and fines. */
const ofOrder = (order: number): Condition => sql`area.id in (
  select id from site_log where object_kind = 'order' and object_id = ${String(order)}
  union all select l.id from progress_pays p join site_log l on l.object_kind = 'progresspays' and l.object_id = p.id::text
    where p.order_id = ${order}
  union all select l.id from payment_requests p
    join site_log l on l.object_kind in ('addonpayments', 'custompayments') and l.object_id = p.id::text
    where p.order_id = ${order}
  union all select l.id from fines f join site_log l on l.object_kind = 'fines' and l.object_id = f.id::text
    where f.order_id = ${order})`;

/** Entries that a page of a search looks through, in a few tenths of a second. */
const SEARCH_WINDOW = 20_000;

export const siteLogsArea = defineAreaList(sitelogs, select, {
  toRows: toEntries,
  text: matchTerm,
  sorts: { id: { number: 'written' } },
  filters: {
    kind: oneOf('object_kind'),
    action: oneOf('action'),
    at: writtenIn,
    order: ofOrder,
    // Used by the search term.
    said: () => sql<SqlBool>`true`,
  },
  countTable: 'site_log',
  searchWindow: SEARCH_WINDOW,
});
