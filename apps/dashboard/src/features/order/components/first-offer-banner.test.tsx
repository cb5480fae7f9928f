import type { OrderView } from '@boostdesk/api-client/contract';
import { ROLE, type Role } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { beforeEach, expect, test, vi } from 'vitest';
import { formatTime } from '../../../i18n/format.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { orderView } from '../../../testing/order-view.ts';
import { tokenFor } from '../../../testing/token.ts';
import { FirstOfferBanner } from './first-offer-banner.tsx';

const ME = { id: 5, name: 'Mina', image: null };
const OTHER = { id: 9, name: 'Ren', image: null };
const until = '2026-11-20T14:05:00.000Z';
const time = formatTime(until);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T14:00:00.000Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

async function textFor(role: Role, order: Partial<OrderView>) {
  const read = sessionFromToken(tokenFor({ user: ME.id, role }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const { page } = await renderInApp({
    node: <FirstOfferBanner order={orderView(7, order)} />,
    answers: {},
    claims: read.session,
  });
  return page.textContent;
}

test.each<[string, Role, OrderView['customer'], string]>([
  ['the customer', ROLE.customer, ME, `Offered first to your preferred boosters until ${time}.`],
  ['a booster who is the customer', ROLE.booster, ME, `Offered first to your preferred boosters until ${time}.`],
  [
    'staff',
    ROLE.moderator,
    OTHER,
    `Offered first to the customer’s preferred boosters until ${time}. You can assign it at any time.`,
  ],
  [
    'the favourite',
    ROLE.booster,
    OTHER,
    `You’re a preferred booster of this customer. The order is offered to you first until ${time}.`,
  ],
])('%s reads until when an order is offered first', async (_, role, customer, text) => {
  expect(await textFor(role, { customer, firstOffer: { until, isYours: role === ROLE.booster } })).toBe(text);
});

test('an order that is offered to all has no banner', async () => {
  expect(await textFor(ROLE.customer, { customer: ME })).toBe('');
});

test('the banner is gone when its time is over, also before the order is fetched again', async () => {
  vi.setSystemTime(Date.parse(until) + 60_000);
  expect(await textFor(ROLE.customer, { customer: ME, firstOffer: { until, isYours: false } })).toBe('');
});
