import type { AlertChoices } from '@boostdesk/api-client/contract';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { defaultAlerts } from '../../../session/alert-choice.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { tokenFor } from '../../../testing/token.ts';
import { AlertSettings } from './alert-settings.tsx';

vi.mock('../use-push.ts', () => ({ usePush: () => ({ state: 'off', isBusy: false, set: vi.fn() }) }));

async function draw(role: number) {
  localStorage.clear();
  const read = sessionFromToken(tokenFor({ role }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const saved: AlertChoices[] = [];
  const saveAlerts = (request: AlertChoices) => {
    saved.push(request);
    return { ok: true as const };
  };
  const { page, settle } = await renderInApp({
    node: <AlertSettings />,
    answers: { settings: { saveAlerts } },
    claims: read.session,
  });
  const kind = (name: string) => page.querySelector(`li[aria-label='${name}']`) ?? expect.unreachable(name);
  const press = async (element: HTMLElement | null | undefined) => {
    await act(async () => element?.click());
    await settle();
  };
  const switchOf = (name: string, part: string) =>
    [...kind(name).querySelectorAll('label')].find(({ textContent }) => textContent === part)?.querySelector('input');
  return { kind, page, press, saved, switchOf };
}

test.each([
  ['New message', 'newMessage'],
  ['New order', 'newOrder'],
  ['New notification', 'newNotification'],
  ['Order paused or unpaused', 'orderNotification'],
] as const)('%s has a push switch that is saved separately', async (name, kind) => {
  const { press, saved, switchOf } = await draw(2);
  const { wishes: before } = defaultAlerts();
  const choice = switchOf(name, 'Push notification');
  expect(choice?.checked).toBe(true);
  await press(choice);
  expect(choice?.checked).toBe(false);
  expect(saved.map(({ wishes }) => wishes)).toEqual([{ ...before, [kind]: { ...before[kind], push: false } }]);
});

test('a booster can test all kinds, and a kind without a sound says so', async () => {
  const { kind, page, press } = await draw(2);
  const tests = [...page.querySelectorAll('button')].filter(({ textContent }) => textContent?.startsWith('Test'));
  expect(tests.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
    'Test: New message',
    'Test: New order',
    'Test: New notification',
    'Test: Sign of life',
    // Each label is in its accessible name (WCAG 2.5.3).
    'Test pause alert',
    'Test unpause alert',
  ]);
  await press(tests[2]);
  expect(kind('New notification').querySelector("[role='status']")?.textContent).toBe(
    'Pop-up shown. This alert has no sound.',
  );
});

test('the push switch of pauses depends on their toast switch (SPEC §6)', async () => {
  const { press, switchOf } = await draw(1);
  await press(switchOf('Order paused or unpaused', 'Pop-up'));
  expect(switchOf('Order paused or unpaused', 'Push notification')?.disabled).toBe(true);
  expect(switchOf('New message', 'Push notification')?.disabled).toBe(false);
});
