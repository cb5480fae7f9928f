import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import type { Request } from './support/calls.ts';

let app: TestApp;
let admin: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await app.staff();
  other = await app.staff();
});
afterAll(() => app.close());

const asked: Request<'application.apply'> = {
  games: [3, 15],
  platforms: ['PC'],
  text: 'Grandmaster two seasons in a row, mid and jungle.',
};

async function applicant(): Promise<{ person: SignedIn; id: number }> {
  const person = await app.customer();
  await person.call('application.apply', asked);
  const { items } = await admin.call('applications.getPage', { text: person.email });
  return { person, id: items[0]?.id ?? 0 };
}
const mine = async (person: SignedIn) => (await person.call('application.getMine', {})).application;
const again = (person: SignedIn) => app.signIn(person);

test('application.apply stores one pending application per customer, which staff can find', async () => {
  const person = await app.customer('Wanda Wouldbe');
  expect(await mine(person)).toBeNull();
  const tries = await Promise.allSettled([1, 2, 3].map(() => person.call('application.apply', asked)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await mine(person)).toMatchObject({ status: 'waiting', reason: null });
  const { items } = await admin.call('applications.getPage', { text: 'wouldbe grandmaster', filter: { game: [15] } });
  expect(items).toMatchObject([{ user: { id: person.id }, games: [3, 15], platforms: ['PC'], status: 'waiting' }]);
});

test('application.apply with a repeated key returns the same application', async () => {
  const person = await app.customer();
  const key = crypto.randomUUID();
  const first = await person.call('application.apply', asked, { key });
  expect(await person.call('application.apply', asked, { key })).toEqual(first);
});

test('an accepted applicant becomes an employee on trial, is notified and has to sign in again', async () => {
  const { person, id } = await applicant();
  const { row: answer } = await admin.call('application.accept', { id });
  expect(answer).toMatchObject({ id, status: 'accepted', decidedBy: { id: admin.id } });
  await expect(person.call('user.getUserInfo', {})).rejects.toMatchObject({ status: 401 });
  const { row } = await admin.call('employees.get', { id: person.id });
  expect(row).toMatchObject({ trial: true, games: [], platforms: [], share_percent: 50 });
  const booster = await again(person);
  const [told] = await booster.call('notification.getNotifications', {});
  expect(told?.message).toContain('Welcome to the team!');
  const { items } = await admin.call('sitelogs.getPage', { limit: 2 });
  expect(items.map(({ action }) => action).sort()).toEqual(['application.decide', 'user.changeRole']);
});

test('a refused applicant sees the reason and can apply again', async () => {
  const { person, id } = await applicant();
  await admin.call('application.refuse', { id, reason: 'We have enough for this game.' });
  expect(await mine(person)).toMatchObject({ status: 'refused', reason: 'We have enough for this game.' });
  const [told] = await person.call('notification.getNotifications', {});
  expect(told?.message).toBe('Your booster application was rejected: We have enough for this game.');
  await person.call('application.apply', asked);
  expect(await mine(person)).toMatchObject({ status: 'waiting' });
});

test('of several concurrent decisions about one application one succeeds', async () => {
  const { person, id } = await applicant();
  const tries = await Promise.allSettled([
    admin.call('application.accept', { id }),
    other.call('application.refuse', { id, reason: 'Not now.' }),
    other.call('application.accept', { id }),
  ]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { row } = await admin.call('applications.get', { id });
  const { role } = (await admin.call('users.get', { id: person.id })).row;
  expect(role).toBe(row.status === 'accepted' ? 2 : 3);
});

test('an applicant who was banned or changed role cannot be accepted, and the application stays open', async () => {
  const { person, id } = await applicant();
  await admin.call('account.ban', { id: person.id });
  await expect(admin.call('application.accept', { id })).rejects.toMatchObject({ status: 409, code: 'conflict' });
  expect((await admin.call('applications.get', { id })).row.status).toBe('waiting');
});

test.each<[string, string, object]>([
  ['an empty list of games', 'games', { games: [] }],
  ['an unknown game', 'games', { games: [0] }],
  ['an unknown platform', 'platforms', { platforms: ['Amiga'] }],
  ['a text that is too short', 'text', { text: 'Too short.' }],
  ['a text that is too long', 'text', { text: 'x'.repeat(2001) }],
])('application.apply rejects %s and names the field', async (_, field, wrong) => {
  const person = await app.customer();
  const answer = await app.send('application.apply', { ...asked, ...wrong }, { token: person.token });
  expect(answer.status).toBe(422);
  const { fields } = (await answer.json()) as { fields: object };
  expect(Object.keys(fields)[0]).toMatch(new RegExp(`^${field}`));
});

test('application.apply has the rate limit of sign-ins', async () => {
  const strict = await startApp({ settings: { LOGIN_LIMIT_ACCOUNT: '3' } });
  const person = await strict.customer();
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { status } = await strict.send('application.apply', asked, { token: person.token });
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 409, 409, 429]);
  await strict.close();
});
