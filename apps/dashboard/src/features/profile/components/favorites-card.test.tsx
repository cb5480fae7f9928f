import { ROLE, type Role } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { tokenFor } from '../../../testing/token.ts';
import { FavoritesCard } from './favorites-card.tsx';

const kaito = { id: 21, name: 'Kaito', image: null };
const lumen = { id: 22, name: 'Lumen', image: null };

async function showCard(favorites: (typeof kaito)[], role: Role = ROLE.customer) {
  const read = sessionFromToken(tokenFor({ role, favorite_employees: favorites.map(({ id }) => id) }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  let stored = favorites;
  const remove = ({ booster }: { booster: number }) => {
    stored = stored.filter(({ id }) => id !== booster);
    return { ok: true };
  };
  const session = { get: () => ({ state: 'anonymous' }), confirmToken: () => undefined };
  const { page, settle } = await renderInApp({
    node: (
      <main id="main" tabIndex={-1}>
        <FavoritesCard />
      </main>
    ),
    answers: {
      favorite: { getList: () => stored, remove },
      auth: { isAuthenticated: () => ({ token: 'new' }) },
    } as never,
    claims: read.session,
    services: { session } as never,
  });
  await settle();
  return { page, settle };
}

test('the profile lists the favourites, says what they mean, and removes one', async () => {
  const { page, settle } = await showCard([kaito, lumen]);
  expect(page.textContent).toContain('Your preferred boosters are offered your next order first, for 15 minutes.');
  expect([...page.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
    expect.stringContaining('Kaito'),
    expect.stringContaining('Lumen'),
  ]);
  const button = page.querySelector<HTMLButtonElement>('[aria-label="Remove Kaito from preferred boosters"]');
  await act(async () => button?.focus());
  await act(async () => button?.click());
  await settle();
  expect(page.querySelectorAll('li')).toHaveLength(1);
  expect(page.textContent).not.toContain('Kaito');
  expect(document.activeElement).toBe(page.querySelector('section'));
});

test('the profile of a customer without favourites says where they come from', async () => {
  const { page } = await showCard([]);
  expect(page.textContent).toContain('No preferred boosters yet');
});

test('the profile of a booster has no favourites', async () => {
  expect((await showCard([], ROLE.booster)).page.textContent).toBe('');
});
