import { waitingFilters } from '@boostdesk/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { completeOrder, SECRETS } from './support/orders.ts';

type Area = keyof typeof waitingFilters;
const areas = Object.keys(waitingFilters) as Area[];

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;
let staff: Record<'admin' | 'senior' | 'moderator', SignedIn>;

beforeAll(async () => {
  app = await startApp();
  mina = await app.customer('Mina');
  kaito = await app.booster({ name: 'Kaito' });
  staff = { admin: await app.staff(1), senior: await app.staff(5), moderator: await app.staff(4) };
  await addReviews();
  await addPayouts();
  await addApplications();
  await addOffers();
});
afterAll(() => app.close());

async function review(): Promise<number> {
  const { id } = await completeOrder(mina, kaito);
  await mina.call('order.rate', { id, stars: 4, text: 'Well played.' });
  return id;
}
const decide = (id: number, status: 'waiting' | 'published' | 'hidden') =>
  staff.senior.call('feedbacks.update', { id, version: 0, fields: { status, answer: 'Thanks.' } });

/** Adds two waiting reviews, one of them with an answer. */
async function addReviews(): Promise<void> {
  await review();
  await decide(await review(), 'published');
  await decide(await review(), 'waiting');
}

const propose = async () =>
  (await staff.admin.call('payout.propose', { booster: kaito.id, currency: 'USD' })).payout.id;

async function addPayouts(): Promise<void> {
  await staff.admin.call('payout.withdraw', { id: await propose() });
  await staff.admin.call('payout.pay', { id: await propose() });
  await completeOrder(mina, kaito);
  await propose();
}

async function apply(): Promise<number> {
  const person = await app.customer();
  const text = 'Grandmaster two seasons in a row, mid and jungle.';
  await person.call('application.apply', { games: [3], platforms: ['PC'], text });
  return (await staff.admin.call('applications.getPage', { text: person.email })).items[0]?.id ?? 0;
}

async function addApplications(): Promise<void> {
  await staff.admin.call('application.accept', { id: await apply() });
  await staff.admin.call('application.refuse', { id: await apply(), reason: 'Not now.' });
  await apply();
  await apply();
}

const offered = {
  service: 13,
  game: 15,
  server: null,
  rank: 'Immortal 2',
  text: 'Three skins, first owner.',
  price: 20_000,
} as const;
const offer = async (seller = kaito) => (await seller.call('accountselling.create', { fields: offered })).row;
const offerWithLogin = async () =>
  (await kaito.call('accountselling.saveLogin', { id: (await offer()).id, ...SECRETS })).row;

/** Adds two waiting offers; those of a banned booster are withdrawn. */
async function addOffers(): Promise<void> {
  await offer();
  await offerWithLogin();
  const { id, version } = await offerWithLogin();
  await staff.moderator.call('accountselling.approve', { id, version });
  await staff.moderator.call('accountselling.refuse', { id: (await offer()).id, reason: 'Too dear.' });
  await kaito.call('accountselling.withdraw', { id: (await offer()).id });
  const sora = await app.booster();
  await offer(sora);
  await staff.moderator.call('account.ban', { id: sora.id });
}

/** Returns the number of waiting rows, which must equal the area's total; null when the area is refused. */
async function listed(who: SignedIn, area: Area): Promise<number | null> {
  const asked = { filter: waitingFilters[area], limit: 500 };
  const response = await app.send(`${area}.getPage`, asked, { token: who.token });
  if (response.status === 403) return null;
  const { items, total } = Object(await response.json());
  expect(total).toBe(items.length);
  return items.length;
}

const all = { accountselling: 2, applications: 2, feedbacks: 2, payouts: 1 };
const seen = {
  admin: all,
  senior: { ...all, applications: null, payouts: null },
  moderator: { ...all, applications: null, feedbacks: null, payouts: null },
} as const;

test.each(['admin', 'senior', 'moderator'] as const)(
  'each count of office.getWaiting equals the rows of its list: %s',
  async (role) => {
    const who = staff[role];
    const counts = await who.call('office.getWaiting', {});
    expect(counts).toEqual(seen[role]);
    for (const area of areas) expect(await listed(who, area), area).toBe(counts[area]);
  },
);

test('concurrent calls of office.getWaiting return only the counts of the caller’s role', async () => {
  const roles = ['moderator', 'admin', 'senior', 'admin', 'moderator', 'senior'] as const;
  const answers = await Promise.all(roles.map((role) => staff[role].call('office.getWaiting', {})));
  expect(answers).toEqual(roles.map((role) => seen[role]));
});

test('office.getWaiting is refused for boosters, customers and guests', async () => {
  for (const [token, status] of [
    [kaito.token, 403],
    [mina.token, 403],
    [undefined, 401],
  ] as const) {
    const response = await app.send('office.getWaiting', {}, token === undefined ? {} : { token });
    expect(response.status).toBe(status);
  }
});

test('office.getWaiting counts new rows, and no decided ones', async () => {
  const { admin } = staff;
  const before = await admin.call('office.getWaiting', {});
  const [order, payout, application, { id, version }] = [
    await review(),
    await propose(),
    await apply(),
    await offerWithLogin(),
  ];
  const after = await admin.call('office.getWaiting', {});
  for (const area of areas) expect(after[area], area).toBe((before[area] ?? 0) + 1);
  await decide(order, 'hidden');
  await admin.call('payout.pay', { id: payout });
  await admin.call('application.accept', { id: application });
  await admin.call('accountselling.approve', { id, version });
  expect(await admin.call('office.getWaiting', {})).toEqual(before);
});
