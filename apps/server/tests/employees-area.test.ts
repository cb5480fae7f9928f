import { userRoom } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import type { Answer } from './support/calls.ts';
import { PASSWORD } from './support/people.ts';
import { connectSocket } from './support/socket-client.ts';

let app: TestApp;
let admin: SignedIn;
let moderator: SignedIn;
beforeAll(async () => {
  app = await startApp();
  [admin, moderator] = [await app.staff(), await app.staff(4)];
});
afterAll(() => app.close());

describe('employees.update', () => {
  type Employee = Answer<'employees.get'>['row'];
  const read = async (id: number): Promise<Employee> => (await moderator.call('employees.get', { id })).row;
  const fieldsOf = ({ id, version, user, email, banned, running, finished, ...fields }: Employee) => fields;
  const save = (who: SignedIn, row: Employee, fields: Partial<ReturnType<typeof fieldsOf>>) =>
    who.call('employees.update', { id: row.id, version: row.version, fields: { ...fieldsOf(row), ...fields } });

  test('saves the fields and logs only the changed ones, before and after', async () => {
    const nova = await app.booster({ name: 'Nova Area', share: 60 });
    const { row } = await save(moderator, await read(nova.id), { share_percent: 62.5, games: [3, 15], badge: 'Gold' });
    expect(row).toMatchObject({ share_percent: 62.5, games: [3, 15], badge: 'Gold', version: 1 });
    const { items } = await admin.call('sitelogs.getPage', { limit: 1 });
    expect(items).toMatchObject([
      {
        action: 'employee.edit',
        actor: { id: moderator.id },
        object: { kind: 'employees', id: String(nova.id) },
        before: { share_percent: 60, games: null, badge: null },
        after: { share_percent: 62.5, games: [3, 15], badge: 'Gold' },
      },
    ]);
  });

  test('without a change increments no version and writes no log entry', async () => {
    const nova = await app.booster();
    const before = await read(nova.id);
    expect((await save(moderator, before, {})).row).toEqual(before);
    const { items } = await admin.call('sitelogs.getPage', { limit: 50 });
    expect(items.filter(({ object }) => object.id === String(nova.id))).toEqual([]);
  });

  test('returns 409 for an outdated version, and of several concurrent updates saves one', async () => {
    const nova = await app.booster();
    const seen = await read(nova.id);
    await save(admin, seen, { share_percent: 70 });
    await expect(save(moderator, seen, { badge: 'Late' })).rejects.toMatchObject({ status: 409, code: 'conflict' });
    expect(await read(nova.id)).toMatchObject({ share_percent: 70, badge: null });
    const again = await read(nova.id);
    const tries = await Promise.allSettled([1, 2, 3, 4].map((n) => save(admin, again, { share_percent: 50 + n })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test.each([
    ['share_percent', -0.01],
    ['share_percent', 100.01],
    ['share_percent', 33.333],
    ['valorant_share_percent', 101],
    ['acc_share_percent', '60'],
    ['games', [99]],
    ['platforms', ['Amiga']],
    ['badge', ''],
  ])('rejects the invalid %s %j and names the field', async (field, value) => {
    const nova = await app.booster();
    const row = await read(nova.id);
    const fields = { ...fieldsOf(row), [field]: value };
    const answer = await app.send('employees.update', { id: nova.id, version: 0, fields }, { token: moderator.token });
    expect(answer.status).toBe(422);
    const { fields: wrong } = (await answer.json()) as { fields: object };
    expect(Object.keys(wrong)[0]).toMatch(new RegExp(`^fields\\.${field}`));
  });

  test('notifies the booster, updates their board, and is in their next token', async () => {
    const nova = await app.booster({ games: [3] });
    const live = await connectSocket(app.url, nova.token);
    await live.ask('create', { rooms: [userRoom(nova.id)] });
    await save(moderator, await read(nova.id), { games: [15], trial: true });
    await live.event('employeeChanged');
    live.close();
    const { token } = await app.call('auth.login', { email: nova.email, password: PASSWORD });
    const [, claims = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))).toMatchObject({
      employee: { games: [15], trial: true },
    });
  });
});
