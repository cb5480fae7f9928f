import type { Availability } from '@boostdesk/api-client/contract';
import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { tokenFor } from '../../../testing/token.ts';
import { EmptyBoard } from './empty-board.tsx';

const DAY = 24 * 60 * 60 * 1000;
const day = (inDays: number) => new Date(Date.now() + inDays * DAY).toISOString().slice(0, 10);

async function render(vacation: Availability['vacation']) {
  const read = sessionFromToken(tokenFor({ user: 5, role: ROLE.booster }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const saveAbsence = vi.fn((_: object) => ({ ok: true as const }));
  const availability = { zone: 'UTC', hours: [], vacation, awayUntil: null };
  const rendered = await renderInApp({
    node: <EmptyBoard />,
    answers: { availability: { get: () => ({ availability }), saveAbsence } },
    claims: read.session,
  });
  return { ...rendered, saveAbsence };
}

test('during a vacation the board says why it is empty, and ends it', async () => {
  const { page, settle, saveAbsence } = await render({ from: day(-1), to: day(2) });
  expect(page.textContent).toContain('You’re on vacation');
  expect(page.textContent).toContain('New orders are hidden until');
  await act(async () => page.querySelector('button')?.click());
  await settle();
  expect(saveAbsence.mock.calls[0]?.[0]).toEqual({ zone: 'UTC', vacation: null, awayUntil: null });
});

test.each([
  ['without a vacation', null],
  ['before a vacation', { from: day(2), to: day(3) }],
  ['after a vacation', { from: day(-4), to: day(-3) }],
])('%s it says that new orders will appear', async (_title, vacation) => {
  const { page } = await render(vacation);
  expect(page.textContent).toContain('The board is empty');
  expect(page.querySelector('button')).toBeNull();
});
