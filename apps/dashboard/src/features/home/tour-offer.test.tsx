import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act } from 'react';
import { expect, test } from 'vitest';
import { type InAppOptions, renderInApp } from '../../testing/in-app.tsx';
import { tokenFor } from '../../testing/token.ts';
import { Component as Home } from './home-screen.tsx';

const nobodys = () => ({ items: [], next: null });
const answers = {
  order: { getList: nobodys },
  earnings: { getMine: () => ({ totals: [], fines: [], progressPays: [], tips: [], days: [], items: [], next: null }) },
};

async function openHome(role: number, settings: NonNullable<InAppOptions['answers']['settings']>) {
  const read = sessionFromToken(tokenFor({ role }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  return renderInApp({ node: <Home />, answers: { ...answers, settings }, claims: read.session });
}

/** Renders the home screen for a user with this role. */
async function homeOf(role: number, seen: boolean): Promise<string | null> {
  const { page } = await openHome(role, { getTour: () => ({ seen }) });
  return page.textContent;
}

test.each([
  ['a customer', ROLE.customer],
  ['a booster', ROLE.booster],
  ['a moderator', ROLE.moderator],
  ['an admin', ROLE.admin],
])('%s gets the tour offer on the first visit only', async (_, role) => {
  expect(await homeOf(role, false)).toContain('Take the tour');
  expect(await homeOf(role, true)).not.toContain('Take the tour');
});

test('declining the tour offer hides it and stores it as seen', async () => {
  let saved = 0;
  const { page, settle } = await openHome(ROLE.customer, {
    getTour: () => ({ seen: false }),
    saveTour: () => {
      saved += 1;
      return { ok: true };
    },
  });
  const refuse = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'No thanks');
  await act(async () => refuse?.click());
  await settle();
  expect(page.textContent).not.toContain('Take the tour');
  expect(saved).toBe(1);
});
