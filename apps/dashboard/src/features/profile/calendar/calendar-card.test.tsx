import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { tokenFor } from '../../../testing/token.ts';
import { CalendarCard } from './calendar-card.tsx';

const URL = 'https://desk.example/api/calendars/secret.ics';

async function render(created: string | null) {
  stubLayout();
  const read = sessionFromToken(tokenFor({ user: 7, role: ROLE.customer }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  let createdAt = created;
  const renewFeed = vi.fn(() => {
    createdAt = '2026-03-02T12:00:00.000Z';
    return { url: URL };
  });
  const revokeFeed = vi.fn(() => {
    createdAt = null;
    return { ok: true as const };
  });
  const { page, settle } = await renderInApp({
    node: <CalendarCard />,
    answers: { playSession: { getFeed: () => ({ createdAt }), renewFeed, revokeFeed } },
    claims: read.session,
  });
  const press = async (name: string) => {
    const found = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === name).at(-1);
    await act(async () => found?.click());
    await settle();
  };
  return { page, press, renewFeed, revokeFeed };
}

test('the address is shown once, when it is made', async () => {
  const { page, press } = await render(null);
  await press('Create address');
  expect(page.querySelector('input')?.value).toBe(URL);
  const later = await render('2026-03-01T12:00:00.000Z');
  expect(later.page.querySelector('input')).toBeNull();
  expect(later.page.textContent).toContain('Your calendar address was created on Mar 1, 2026.');
});

test('renewing and removing the address ask first', async () => {
  const { page, press, renewFeed, revokeFeed } = await render('2026-03-01T12:00:00.000Z');
  await press('Renew address');
  expect(renewFeed).not.toHaveBeenCalled();
  await press('Renew address');
  expect(renewFeed).toHaveBeenCalledOnce();
  await press('Remove address');
  expect(revokeFeed).not.toHaveBeenCalled();
  await press('Remove address');
  expect(revokeFeed).toHaveBeenCalledOnce();
  expect(page.querySelector('input')).toBeNull();
});
