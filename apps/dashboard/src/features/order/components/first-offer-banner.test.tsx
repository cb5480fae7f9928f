import { ROLE, type Role } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { expect, test } from 'vitest';
import { formatTime } from '../../../i18n/format.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { orderView } from '../../../testing/order-view.ts';
import { tokenFor } from '../../../testing/token.ts';
import { FirstOfferBanner } from './first-offer-banner.tsx';

const until = '2026-11-20T14:05:00.000Z';
const time = formatTime(until);

async function textFor(role: Role, firstOffer?: { until: string; isYours: boolean }) {
  const read = sessionFromToken(tokenFor({ role }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const order = orderView(7, firstOffer === undefined ? {} : { firstOffer });
  const { page } = await renderInApp({
    node: <FirstOfferBanner order={order} />,
    answers: {},
    claims: read.session,
  });
  return page.textContent;
}

test.each<[string, Role, string]>([
  ['the customer', ROLE.customer, `Offered first to your preferred boosters until ${time}`],
  [
    'staff',
    ROLE.moderator,
    `Offered first to the customer’s preferred boosters until ${time}. You can assign it at any time.`,
  ],
  [
    'the favourite',
    ROLE.booster,
    `You’re a preferred booster of this customer. The order is offered to you first until ${time}.`,
  ],
])('%s reads until when an order is offered first', async (_, role, text) => {
  expect(await textFor(role, { until, isYours: role === ROLE.booster })).toBe(text);
});

test('an order that is offered to all has no banner', async () => {
  expect(await textFor(ROLE.customer)).toBe('');
});
