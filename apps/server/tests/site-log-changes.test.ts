import { type CallName, type CallShape, calls } from '@boostdesk/api-client/contract';
import { isStaff, permissions } from '@boostdesk/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { type Scene, type StaffWrite, staffWrites, unlogged } from './support/staff-writes.ts';

let app: TestApp;
let colleague: SignedIn;
beforeAll(async () => {
  app = await startApp();
  colleague = await app.staff();
  await app.database.query(
    "create function refuse_entry() returns trigger language plpgsql as $$ begin raise exception 'no entry'; end $$",
  );
});
afterAll(() => app.close());

const mayBeMadeByStaff = ({ kind, right }: CallShape): boolean =>
  kind === 'write' && right !== 'public' && permissions[right].roles.some((role) => isStaff({ role }));
const writes = calls.filter(mayBeMadeByStaff);

test('every call by which staff change something has a site log entry or a documented exception', () => {
  const named = [...Object.keys(staffWrites), ...Object.keys(unlogged)];
  expect(named.sort()).toEqual(writes.map(({ name }) => name).sort());
});

/** All tables, without the last use of sessions, and without the count of uploads, which counts refused ones too. */
async function everything(): Promise<string> {
  const rows = await app.database.query(
    "select tablename from pg_tables where schemaname = 'public' and tablename not in ('sessions', 'upload_attempts') order by tablename",
  );
  const parts = (rows as { tablename: string }[]).map(
    ({ tablename }) =>
      sql`select ${tablename} as name, md5(string_agg(r::text, '|' order by r::text)) from ${sql.table(tablename)} r`,
  );
  return JSON.stringify((await sql.join(parts, sql` union all `).execute(app.database.db)).rows);
}

/** Lets writes to the site log fail: the call must fail and change nothing. */
async function withoutLog(work: () => Promise<void>): Promise<void> {
  await app.database.query(
    'create trigger no_entries before insert on site_log for each row execute function refuse_entry()',
  );
  const before = await everything();
  try {
    await work();
  } finally {
    await app.database.query('drop trigger no_entries on site_log');
  }
  expect(await everything()).toBe(before);
}

async function people(): Promise<Scene> {
  const [admin, mina, kaito] = [await app.staff(), await app.customer(), await app.booster()];
  return { admin, colleague, mina, kaito };
}

const rows = writes.flatMap((call): [CallName, CallShape, StaffWrite][] => {
  const row = staffWrites[call.name as CallName];
  return row === undefined ? [] : [[call.name as CallName, call, row]];
});

test.each(rows)('%s writes its site log entry in the same transaction', async (name, { right }, row) => {
  const scene = await people();
  const { admin } = scene;
  const asked = await row.ask(scene);
  const [last] = (await colleague.call('sitelogs.getPage', { limit: 1 })).items;
  await withoutLog(async () => expect((await app.send(name, asked, { token: admin.token })).status).toBe(500));

  const response = await app.send(name, asked, { token: admin.token });
  expect(response.status).toBe(200);
  const answer = (await response.json()) as { row?: { id: number } };
  const id = row.id?.(scene, answer as never) ?? ('id' in asked ? asked.id : answer.row?.id);
  const { items } = await colleague.call('sitelogs.getPage', { limit: 10 });
  const entry = items.find((one) => one.id > (last?.id ?? 0) && one.action === (row.action ?? right));
  expect(entry).toMatchObject({
    actor: { id: admin.id },
    object: { kind: row.kind, id: String(id) },
    before: row.before,
    after: row.after,
  });
});
