import { ROLE, type Role } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { orderView } from '../../../testing/order-view.ts';
import { tokenFor } from '../../../testing/token.ts';
import { FavoriteCard } from './favorite-card.tsx';

const MINA = 5;
const KAITO = 21;
const MEANING = 'Your preferred boosters are offered your next order first, for 15 minutes.';
const done = orderView(7, {
  customer: { id: MINA, name: 'Mina', image: null },
  booster: { id: KAITO, name: 'Kaito', image: null },
  status: ORDER_STATUS.complete,
});

interface Shown {
  readonly order?: typeof done;
  readonly role?: Role;
  readonly favorites?: readonly number[];
}

async function showCard({ order = done, role = ROLE.customer, favorites = [] }: Shown = {}) {
  const read = sessionFromToken(tokenFor({ user: MINA, role, favorite_employees: favorites }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const sent: unknown[] = [];
  const note = (call: string) => (request: object) => {
    sent.push([call, request]);
    return { ok: true };
  };
  const confirmToken = vi.fn();
  const session = { get: () => ({ state: 'anonymous' }), confirmToken };
  const { page, settle } = await renderInApp({
    node: <FavoriteCard order={order} />,
    answers: {
      favorite: { add: note('add'), remove: note('remove') },
      auth: { isAuthenticated: () => ({ token: 'new' }) },
    } as never,
    claims: read.session,
    services: { session } as never,
  });
  const press = async () => {
    await act(async () => page.querySelector('button')?.click());
    await settle();
  };
  return { page, press, sent, confirmToken };
}

test('the customer of a complete order adds its booster and reads what it means', async () => {
  const { page, press, sent, confirmToken } = await showCard();
  expect(page.textContent).toContain(MEANING);
  expect(page.querySelector('button')?.textContent).toBe('Add Kaito to preferred boosters');
  await press();
  expect(sent).toEqual([['add', { booster: KAITO }]]);
  expect(confirmToken).toHaveBeenCalledWith('new', null);
});

test('the customer removes a favourite', async () => {
  const { page, press, sent } = await showCard({ favorites: [KAITO] });
  expect(page.textContent).toContain('Kaito is one of your preferred boosters.');
  expect(page.querySelector('button')?.textContent).toBe('Remove Kaito from preferred boosters');
  await press();
  expect(sent).toEqual([['remove', { booster: KAITO }]]);
});

test.each<[string, Shown]>([
  ['staff', { role: ROLE.moderator }],
  ['the customer of an order in processing', { order: { ...done, status: ORDER_STATUS.processing } }],
  ['the customer of another order', { order: { ...done, customer: { id: 6, name: 'Rui', image: null } } }],
])('nothing is shown to %s', async (_, shown) => {
  expect((await showCard(shown)).page.textContent).toBe('');
});
