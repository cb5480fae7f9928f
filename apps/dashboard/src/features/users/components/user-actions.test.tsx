import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { tokenFor } from '../../../testing/token.ts';
import type { User } from '../api.ts';
import { UserActions } from './user-actions.tsx';

const mina: User = {
  id: 5,
  name: 'Mina',
  email: 'mina@example.com',
  image: null,
  role: ROLE.customer,
  banned: false,
  relog: false,
  premium: false,
  partner: false,
  passwordRequestedAt: null,
  orders: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
};

async function renderActions(user: User) {
  stubLayout();
  const changeMembership = vi.fn(({ id, premium = user.premium, partner = user.partner }) => ({
    membership: { id, premium, partner },
  }));
  const onChanged = vi.fn();
  const read = sessionFromToken(tokenFor({ user: 1, role: ROLE.moderator }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const { settle } = await renderInApp({
    node: <UserActions user={user} onChanged={onChanged} />,
    answers: { account: { changeMembership } },
    claims: read.session,
  });
  const press = async (name: string) => {
    const found = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === name);
    await act(async () => found.at(-1)?.click());
    await settle();
  };
  return { press, changeMembership, onChanged };
}

test.each([
  ['Give Premium', mina, { premium: true }],
  ['Remove Premium', { ...mina, premium: true }, { premium: false }],
  ['Make partner', mina, { partner: true }],
  ['End partnership', { ...mina, partner: true }, { partner: false }],
])('%s asks for confirmation and then sets the status', async (label, user, status) => {
  const { press, changeMembership, onChanged } = await renderActions(user);
  await press(label);
  expect(changeMembership).not.toHaveBeenCalled();
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('The user is notified.');
  await press(label);
  expect(changeMembership).toHaveBeenCalledExactlyOnceWith({ id: 5, ...status }, expect.anything());
  expect(onChanged).toHaveBeenCalled();
});
