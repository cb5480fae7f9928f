import { ROLE, type Role } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { orderView } from '../../testing/order-view.ts';
import { tokenFor } from '../../testing/token.ts';
import { ShareButton } from './share-button.tsx';

const VALORANT_RANK_BOOST = 24;
const employee = {
  trial: false,
  order_notification: true,
  badge: null,
  share_percent: 55,
  valorant_share_percent: 65,
  acc_share_percent: null,
  games: null,
  platforms: ['PC'],
};

async function showButton(role: Role = ROLE.booster) {
  const claims = tokenFor({ user: 21, role, employee: role === ROLE.booster ? employee : null });
  const read = sessionFromToken(claims, { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const order = orderView(7, { serviceId: VALORANT_RANK_BOOST, price: { amount: 80_00, currency: 'EUR' } });
  return renderInApp({ node: <ShareButton order={order} />, answers: {}, claims: read.session });
}

test('a booster reads what the order would earn, with every share', async () => {
  const { page, settle } = await showButton();
  await act(async () => page.querySelector('button')?.click());
  await settle();
  const dialog = document.querySelector('[role=dialog]');
  const rows = [...(dialog?.querySelectorAll('dt') ?? [])].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(rows).toEqual([
    ['Service shareNot set', '–'],
    ['Valorant shareHighest (applied)', '65%'],
    ['Account shareFor account services only', '–'],
    ['General shareLower', '55%'],
    ['Share of the price', '65%'],
    ['Earning', '€52.00'],
  ]);
});

test('others have no such button', async () => {
  const { page } = await showButton(ROLE.customer);
  expect(page.querySelector('button')).toBeNull();
});
