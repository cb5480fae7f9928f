import type { OrderRow } from '@boostdesk/api-client/contract';
import { FakeApiError } from '@boostdesk/api-client/testing';
import { loyaltyFor, ORDER_STATUS, type OrderStatus } from '@boostdesk/catalogs';
import { act } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { formatMoney } from '../../i18n/format.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { BoosterHome } from './booster-home.tsx';
import { CustomerHome } from './customer-home.tsx';
import { StaffHome } from './staff-home.tsx';

const row = (id: number, status: OrderStatus): OrderRow => ({
  id,
  status,
  game: 1,
  serviceId: 1,
  service: 'LoL boosting',
  server: 2,
  platform: 'PC',
  purchase: `LoL boosting ${id}`,
  progress: { kind: 'count', unit: 'wins', done: 0, target: 5, percent: 0 },
  priority: false,
  price: { amount: 5000, currency: 'USD' },
  earning: null,
  customer: null,
  booster: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  deadline: null,
  cancelledAt: null,
  unread: 0,
  rated: true,
  accountMissing: false,
  look: null,
});

const HOUR_MS = 3_600_000;

const dayLabels: Readonly<Record<string, string>> = {
  '2026-11-01': 'Nov 1, 2026',
  '2026-09-26': 'Sep 26, 2026',
  '2026-03-29': 'Mar 29, 2026',
  '2026-12-31': 'Dec 31, 2026',
};

/** A server that lists these orders, newest first. */
const serverWith = (...orders: readonly OrderRow[]) => ({
  order: {
    getList: ({
      status,
      limit = 50,
    }: {
      readonly status?: readonly OrderStatus[] | undefined;
      readonly limit?: number | undefined;
    }) => ({
      items: orders.filter((order) => status === undefined || status.includes(order.status)).slice(0, limit),
      next: null,
    }),
  },
  earnings: { getMine: () => ({ totals: [], fines: [], progressPays: [], tips: [], days: [], items: [], next: null }) },
});

const later = Array.from({ length: 25 }, (_, place) => row(900 - place, ORDER_STATUS.complete));
const running = [
  row(105, ORDER_STATUS.awaiting),
  row(104, ORDER_STATUS.processing),
  row(103, ORDER_STATUS.paused),
  row(102, ORDER_STATUS.suspended),
];

describe('active and suspended orders stay on the home page, however many newer orders exist', () => {
  test('of a customer', async () => {
    const { page } = await renderInApp({ node: <CustomerHome />, answers: serverWith(...later, ...running) });
    for (const { id } of running) expect(page.textContent).toContain(`#${id} `);
    expect(page.textContent).not.toContain('No active orders');
  });

  test('of a booster', async () => {
    const { page } = await renderInApp({ node: <BoosterHome />, answers: serverWith(...later, ...running.slice(1)) });
    const [own] = page.querySelectorAll('section');
    for (const { id } of running.slice(1)) expect(own?.textContent).toContain(`#${id} `);
  });
});

test('a booster sees the deadlines of active orders, and which are paused', async () => {
  // A change of the clock lies between now and the deadlines.
  const now = Date.parse('2026-11-01T05:00:00.000Z');
  const due = { ...row(104, ORDER_STATUS.processing), deadline: new Date(now + 50 * HOUR_MS).toISOString() };
  const late = { ...row(103, ORDER_STATUS.processing), deadline: new Date(now - 26 * HOUR_MS).toISOString() };
  const still = { ...row(102, ORDER_STATUS.paused), deadline: due.deadline };
  const answers = serverWith(due, late, still, row(101, ORDER_STATUS.processing));
  const { page } = await renderInApp({ node: <BoosterHome />, answers, now });
  const [own] = page.querySelectorAll('section');
  const words = [...(own?.querySelectorAll('li') ?? [])].map(
    (item) => /Deadline .*?(?=\$)/.exec(item.textContent)?.[0],
  );
  expect(words).toEqual(['Deadline in 2 days', 'Deadline yesterday', 'Deadline paused', undefined]);
});

test.each([
  ['America/Los_Angeles', '2026-11-01', '2026-11-01T20:00:00.000Z'],
  // The evening before, and after the clock was put back.
  ['America/Los_Angeles', '2026-11-01', '2026-11-01T01:30:00.000Z'],
  ['America/Los_Angeles', '2026-11-01', '2026-11-02T07:30:00.000Z'],
  ['Pacific/Auckland', '2026-11-01', '2026-11-01T20:00:00.000Z'],
  ['Pacific/Auckland', '2026-09-26', '2026-09-27T14:30:00.000Z'],
  ['Asia/Kathmandu', '2026-11-01', '2026-11-01T23:59:59.000Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-29T01:30:00.000Z'],
  ['UTC', '2026-12-31', '2027-01-01T00:00:01.000Z'],
])('a booster in %s sees earnings of %s at that day, at %s', async (zone, day, now) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  // The server's days are UTC.
  const totals = [{ currency: 'USD' as const, unpaid: 5926, frozen: 0, proposed: 0, paid: 0, fines: 0 }];
  const days = [{ day, currency: 'USD' as const, amount: 5926 }];
  const earnings = {
    getMine: () => ({ totals, fines: [], progressPays: [], tips: [], days, items: [], next: null }),
  };
  const answers = { ...serverWith(), earnings };
  const { page } = await renderInApp({ node: <BoosterHome />, answers, now: Date.parse(now) });
  const buttons = [...page.querySelectorAll('button')];
  await act(async () => buttons.find(({ textContent }) => textContent === 'View as table')?.click());
  const rows = [...page.querySelectorAll('tr')].map(({ textContent }) => textContent);
  expect(rows.filter((text) => text?.includes('$59.26'))).toEqual([`${dayLabels[day]}$59.26`]);
});

describe('the position card of a booster', () => {
  const placeCard = async (answer: { place: number | null; of: number }) => {
    const answers = { ...serverWith(), ranking: { getMine: () => answer } };
    const { page } = await renderInApp({ node: <BoosterHome />, answers });
    return [...page.querySelectorAll('section')].find(({ textContent }) =>
      textContent.includes('Position among boosters'),
    );
  };

  test('shows rank, total and a link to the rankings', async () => {
    const card = await placeCard({ place: 4, of: 1023 });
    expect(card?.textContent).toContain('Position 4 of 1,023');
    expect([...(card?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '/rankings',
      '/rankings?period=month',
    ]);
  });

  test('explains how to get a rank without one', async () => {
    const card = await placeCard({ place: null, of: 23 });
    expect(card?.textContent).toContain('Not ranked');
    expect(card?.textContent).not.toContain('23');
  });
});

test('a customer sees what is missing for the next loyalty tier', async () => {
  const answers = { ...serverWith(), profile: { getSpent: () => ({ spent: 5_000 }) } };
  const { page } = await renderInApp({ node: <CustomerHome />, answers });
  const { next, missing } = loyaltyFor(5_000);
  expect(page.textContent).toContain(`${formatMoney(missing, 'USD')} left to reach ${next?.name}`);
});

test('the next steps of a customer are pay, account details, answer and review', async () => {
  const steps = [
    { ...row(110, ORDER_STATUS.unpaid) },
    { ...row(109, ORDER_STATUS.awaiting), accountMissing: true },
    { ...row(108, ORDER_STATUS.processing), accountMissing: true, unread: 2 },
    { ...row(107, ORDER_STATUS.complete), rated: false },
    { ...row(106, ORDER_STATUS.processing) },
    // A message after the end of an order counts as unanswered too, as in the header.
    { ...row(105, ORDER_STATUS.complete), rated: false, unread: 1 },
    { ...row(104, ORDER_STATUS.complete), unread: 1 },
  ];
  const { page } = await renderInApp({ node: <CustomerHome />, answers: serverWith(...steps) });
  const [first] = page.querySelectorAll('section');
  expect(
    [...(first?.querySelectorAll('li') ?? [])].map((item) => item.querySelector('a:last-of-type')?.textContent),
  ).toEqual(['Pay', 'Add details', 'Add details', 'Open chat', 'Rate', 'Rate', 'Open chat', 'Open chat']);
});

describe('the home page shows an error instead of an empty state if orders fail to load', () => {
  const refusing = () => {
    throw new FakeApiError('too_many', 'Too many at once');
  };
  test.each([
    { whose: 'a customer', node: <CustomerHome />, failed: 2 },
    { whose: 'a booster', node: <BoosterHome />, failed: 4 },
    { whose: 'staff', node: <StaffHome />, failed: 4 },
  ])('of $whose', async ({ node, failed }) => {
    const answers = { order: { getList: refusing }, earnings: { getMine: refusing } };
    const { page } = await renderInApp({ node, answers });
    expect(page.querySelectorAll('[role="alert"]')).toHaveLength(failed);
    expect(page.textContent).not.toMatch(/No active orders|The board is empty|No orders/);
  });
});

describe('open payments move no content that is already visible', () => {
  const asked = { id: 3, amount: 700, currency: 'USD', order: null, text: 'Streaming', state: 'open' } as const;
  const request = { ...asked, createdAt: '2026-01-01T00:00:00.000Z', paidAt: null };
  /** Card titles from the top, with payments loading so many ms after the orders. */
  async function cardsAfter(wait: number) {
    const payments = Promise.withResolvers<(typeof request)[]>();
    const { page, settle } = await renderInApp({
      node: <CustomerHome />,
      answers: { ...serverWith(...later, ...running), payment: { getOpen: () => payments.promise } },
    });
    const titles = () =>
      [...page.querySelectorAll('.bd-page-columns__grid > div h2')].map(({ textContent }) => textContent);
    const before = titles();
    for (let waited = 0; waited < wait; waited += 300) await settle();
    const stood = titles();
    payments.resolve([request]);
    await settle();
    return { before, stood, after: titles() };
  }

  test('content below waits briefly for the payments', async () => {
    const { before, after } = await cardsAfter(0);
    expect(before).toEqual([]);
    expect(after[0]).toBe('Payments due');
    expect(after).toContain('Recent orders');
  });

  test('payments that load later are placed below', async () => {
    const { stood, after } = await cardsAfter(2_000);
    expect(stood).toContain('Recent orders');
    expect(after).toEqual([...stood, 'Payments due']);
  });
});
