import type { Query } from '../server/data.ts';

/** What a marketplace holds. Open orders do not grow with the age of a marketplace, finished ones do. */
export interface Size {
  readonly orders: number;
  readonly users: number;
  readonly messages: number;
}

/** So many copies of the demo include its open orders. Later copies have only finished and paid ones. */
const OPEN_COPIES = 23;
const HOURS_APART = 2;
const STAFF = '(select id from users where role not in (2, 3))';
const FINISHED = '(2, 5)';

type Shift = 'copy' | 'person';
/** Cloned tables, those that others refer to first. Ids of people repeat after a number of copies. */
const TABLES: readonly {
  readonly name: string;
  readonly ids?: Shift;
  /** Copies without a condition of their own follow the order of the row. */
  readonly while?: string;
  /** Expressions for columns of copies. */
  readonly set?: Readonly<Record<string, string>>;
}[] = [
  {
    name: 'users',
    ids: 'person',
    while: `s.role in (2, 3)`,
    set: {
      name: `s.name || ' ' || k`,
      sanitized_name: `s.sanitized_name || '-' || k`,
      email: `k || '.' || s.email`,
    },
  },
  { name: 'employees', ids: 'person', while: 'true' },
  { name: 'orders', ids: 'copy', while: `(k <= ${OPEN_COPIES} or s.status in ${FINISHED})` },
  { name: 'order_events' },
  { name: 'chat_messages', ids: 'copy', set: { client_id: 'null' } },
  { name: 'chat_receipts' },
  { name: 'chat_unread', while: `k <= ${OPEN_COPIES}` },
  {
    name: 'payouts',
    ids: 'copy',
    while: 'true',
    set: {
      status: `case when k <= ${OPEN_COPIES} then s.status else 'paid' end`,
      paid_at: `case when k <= ${OPEN_COPIES} then s.paid_at else coalesce(s.paid_at, s.proposed_at) end`,
      paid_by: `case when k <= ${OPEN_COPIES} then s.paid_by else coalesce(s.paid_by, s.proposed_by) end`,
    },
  },
  { name: 'earnings', while: `(k <= ${OPEN_COPIES} or s.payout_id is not null)` },
  { name: 'tips', while: `(k <= ${OPEN_COPIES} or s.payout_id is not null)` },
  { name: 'feedbacks', set: { status: `case when k <= ${OPEN_COPIES} then s.status else 'published' end` } },
  { name: 'ledger_accounts', ids: 'person', while: `s.owner_id is not null and s.owner_id not in ${STAFF}` },
  {
    name: 'ledger_transactions',
    ids: 'copy',
    while: 'true',
    set: { business_key: `s.business_key || '-' || k` },
  },
  { name: 'ledger_entries', while: 'true' },
  { name: 'notifications', while: `k <= ${OPEN_COPIES}` },
  { name: 'site_log', while: 'true' },
];

interface Column {
  readonly name: string;
  readonly type: string;
  /** Referred table, if it is cloned. */
  readonly target: string | null;
}

async function columnsOf(query: Query, table: string): Promise<Column[]> {
  const rows = await query(
    `select c.column_name as name, c.data_type as type,
       (select f.confrelid::regclass::text from pg_constraint f join pg_attribute a
          on a.attrelid = f.conrelid and a.attnum = any(f.conkey)
        where f.contype = 'f' and f.conrelid = $1::text::regclass and a.attname = c.column_name
          and array_length(f.conkey, 1) = 1 limit 1) as target
     from information_schema.columns c
     where c.table_schema = current_schema() and c.table_name = $1::text and c.is_generated = 'NEVER'
     order by c.ordinal_position`,
    [table],
  );
  return rows.map(({ name, type, target }) => ({
    name: String(name),
    type: String(type),
    target: target === null ? null : String(target),
  }));
}

/** Value of a column in copy `k` of row `s`. `p` is the copy of the people that the copy belongs to. */
function expressionFor(column: Column, table: (typeof TABLES)[number], spans: ReadonlyMap<string, number>): string {
  const own = `s.${column.name}`;
  const set = table.set?.[column.name];
  if (set !== undefined) return set;
  const shiftOf = (target: string) => {
    const ids = TABLES.find(({ name }) => name === target)?.ids;
    return ids === undefined ? null : `${ids === 'person' ? 'p' : 'k'} * ${spans.get(target) ?? 0}`;
  };
  if (column.name === 'id') return `${own} + ${shiftOf(table.name) ?? 0}`;
  if (column.name === 'reply_to_id') return `${own} + ${shiftOf('chat_messages')}`;
  if (column.target === 'users')
    return `case when ${own} in ${STAFF} then ${own} else ${own} + ${shiftOf('users')} end`;
  if (column.target === 'ledger_accounts')
    return `case when ${own} in (select id from ledger_accounts where owner_id is null or owner_id in ${STAFF}) then ${own} else ${own} + ${shiftOf('ledger_accounts')} end`;
  const shift = column.target === null ? null : shiftOf(column.target);
  if (shift !== null) return `${own} + ${shift}`;
  return column.type.startsWith('timestamp') ? `${own} - k * interval '${HOURS_APART} hours'` : own;
}

const numberOf = async (query: Query, text: string): Promise<number> =>
  Number(Object.values((await query(text))[0] ?? {})[0]);

/** Many rows are inserted faster without indexes. Returns how to create them again. */
async function dropIndexes(query: Query, table: string): Promise<() => Promise<void>> {
  const indexes = await query(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = current_schema() and tablename = $1 and indexdef not like 'CREATE UNIQUE%'`,
    [table],
  );
  for (const { name } of indexes) await query(`drop index ${name}`);
  return async () => {
    for (const { definition } of indexes) await query(String(definition));
  };
}

/**
 * Copies the demo marketplace, as its years would: every row of an order with its people, chat, money and history.
 * Needs a superuser, because foreign keys of copies are not checked one by one.
 */
export async function grow(query: Query, { orders, users, messages }: Size, say: (text: string) => void) {
  const count = (table: string, condition = 'true') =>
    numberOf(query, `select count(*) from ${table} where ${condition}`);
  const [all, finished, people, chats] = [
    await count('orders'),
    await count('orders', `status in ${FINISHED}`),
    await count('users', 'role in (2, 3)'),
    await count('chat_messages'),
  ];
  const copies =
    orders <= all * OPEN_COPIES
      ? Math.ceil(orders / all) - 1
      : OPEN_COPIES + Math.ceil((orders - all * (OPEN_COPIES + 1)) / finished);
  const peopleCopies = Math.min(copies + 1, Math.ceil(users / people));
  const spans = new Map<string, number>();
  for (const { name, ids } of TABLES)
    if (ids !== undefined && name !== 'employees')
      spans.set(name, await numberOf(query, `select coalesce(max(id) - min(id) + 1, 0) from ${name}`));
  await query('set session_replication_role = replica');
  await query('set synchronous_commit = off');
  await query(`set maintenance_work_mem = '1GB'`);
  for (const table of TABLES) {
    const columns = (await columnsOf(query, table.name)).filter(
      ({ name }) => name !== 'id' || (table.ids !== undefined && spans.has(table.name)),
    );
    const names = columns.map(({ name }) => name).join(', ');
    const values = columns.map((column) => expressionFor(column, table, spans)).join(', ');
    const most = table.ids === 'person' ? peopleCopies - 1 : copies;
    const restore = await dropIndexes(query, table.name);
    const own = table.while ?? `(k <= ${OPEN_COPIES} or o.status in ${FINISHED})`;
    const rows = await query(
      `with copied as (
         insert into ${table.name} (${names}) overriding system value
         select ${values} from generate_series(1, ${most}) k
         cross join lateral (select k % ${peopleCopies} as p) people
         cross join ${table.name} s ${table.while === undefined ? 'join orders o on o.id = s.order_id' : ''}
         where ${own} returning 1)
       select count(*) as n from copied`,
    );
    await restore();
    say(`${table.name}: ${Number(rows[0]?.n).toLocaleString('en')} rows added`);
  }
  for (const [name] of spans)
    await query(`select setval(pg_get_serial_sequence('${name}', 'id'), (select max(id) from ${name}))`);
  // The server sums the copied days at its next start.
  await query('truncate ledger_days');
  await addMessages(query, messages - (await count('chat_messages')), chats);
  await query('vacuum analyze');
}

/** Chats of finished orders get more of the demo's texts. */
async function addMessages(query: Query, missing: number, texts: number): Promise<void> {
  if (missing <= 0) return;
  await query(
    `with added as (select id from orders where status in ${FINISHED} order by id desc limit greatest(1, $1::int / 10))
     update orders set last_message_seq = last_message_seq + 10 from added where added.id = orders.id`,
    [missing],
  );
  await query(
    `insert into chat_messages (order_id, seq, sender_id, body, created_at)
     select o.id, o.last_message_seq - 10 + n, case when n % 2 = 0 then o.customer_id else o.booster_id end, t.body,
            o.created_at + n * interval '3 minutes'
     from (select id, last_message_seq, customer_id, booster_id, created_at from orders
           where status in ${FINISHED} order by id desc limit greatest(1, $1::int / 10)) o
     cross join generate_series(1, 10) n
     join (select row_number() over (order by id) - 1 as place, body from chat_messages where body <> '' order by id limit $2) t
       on t.place = (o.id * 7 + n) % $2`,
    [missing, Math.min(texts, 500)],
  );
}
