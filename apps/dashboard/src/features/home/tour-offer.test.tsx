import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { expect, test } from 'vitest';
import { drawInApp } from '../../testing/in-app.tsx';
import { tokenFor } from '../../testing/token.ts';
import { Component as Home } from './home-screen.tsx';

const nobodys = () => ({ items: [], next: null });
const answers = {
  order: { getList: nobodys },
  earnings: { getMine: () => ({ totals: [], fines: [], progressPays: [], days: [], items: [], next: null }) },
};

/** What somebody of this role finds at home. */
async function homeOf(role: number, seen: boolean): Promise<string | null> {
  const read = sessionFromToken(tokenFor({ role }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const settings = { getTour: () => ({ seen }) };
  const { page } = await drawInApp({ node: <Home />, answers: { ...answers, settings }, claims: read.session });
  return page.textContent;
}

test.each([
  ['a customer', ROLE.customer],
  ['a booster', ROLE.booster],
  ['a moderator', ROLE.moderator],
  ['an admin', ROLE.admin],
])('%s is offered a tour on the first visit, and not again', async (_, role) => {
  expect(await homeOf(role, false)).toContain('Show me round');
  expect(await homeOf(role, true)).not.toContain('Show me round');
});
