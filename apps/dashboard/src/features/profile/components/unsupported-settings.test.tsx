import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Services } from '../../../core/services.ts';
import { toasts } from '../../../core/toasts.ts';
import { alertChoiceAtom } from '../../../session/alert-choice.ts';
import { themeAtom } from '../../../session/settings.ts';
import { shortcutsAtom } from '../../../session/shortcuts.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { tokenFor } from '../../../testing/token.ts';
import { AlertSettings } from './alert-settings.tsx';
import { Appearance } from './appearance.tsx';
import { NewsletterSwitch } from './newsletter-switch.tsx';
import { SessionsCard } from './sessions-card.tsx';

vi.mock('../use-push.ts', () => ({ usePush: () => ({ state: 'none', isBusy: false, set: vi.fn() }) }));

const LACKS = 'Not available on this server';
const KEPT = `${LACKS}. Your choice is kept on this device.`;

beforeEach(() => {
  localStorage.clear();
  toasts.closeAll();
});

const services = { config: { fingerprint: { apiKey: null } }, session: {} } as unknown as Partial<Services>;

async function draw(node: ReactNode, specOnly: true | 'emptyObject') {
  stubLayout();
  const read = sessionFromToken(tokenFor({ role: ROLE.customer, newsletter: false, notification: true }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const app = await renderInApp({ node, answers: {}, claims: read.session, specOnly, services });
  const press = async (name: string) => {
    const named = [...document.querySelectorAll<HTMLElement>('label, button, [role=radio]')];
    const found = named.filter(({ textContent }) => textContent === name).at(-1);
    if (found === undefined) throw new Error(`There is no ${name}.`);
    await act(async () => (found.querySelector('input') ?? found).click());
    await app.settle();
  };
  const notes = () =>
    [...document.querySelectorAll('[role=status], [role=alert]')].map(({ textContent }) => textContent).filter(Boolean);
  return { ...app, press, notes };
}

type Store = Awaited<ReturnType<typeof draw>>['store'];

const settings = [
  [
    'the theme',
    Appearance,
    ['Dark', 'Light'],
    'settings.saveAppearance',
    (store: Store) => store.get(themeAtom),
    'light',
  ],
  [
    'the shortcuts',
    Appearance,
    ['Use the / and ? shortcuts', 'Use the / and ? shortcuts', 'Use the / and ? shortcuts'],
    'settings.saveShortcuts',
    (store: Store) => store.get(shortcutsAtom),
    false,
  ],
  [
    'the toasts of pauses',
    AlertSettings,
    ['Pop-up', 'Pop-up', 'Pop-up'],
    'settings.saveAlerts',
    (store: Store) => store.get(alertChoiceAtom).orderToasts,
    false,
  ],
] as const;

describe.each([true, 'emptyObject'] as const)('a server without the call (%s)', (specOnly) => {
  test.each(settings)('keeps %s on this device, says so once and is asked once', async (...row) => {
    const [, Part, presses, call, readValue, value] = row;
    const { asked, notes, press, store } = await draw(<Part />, specOnly);
    expect(notes()).toEqual([]);
    for (const name of presses) await press(name);
    expect(readValue(store)).toBe(value);
    expect(notes()).toEqual([KEPT]);
    expect(asked()).toEqual([call]);
    expect(toasts.getSnapshot().visible).toEqual([]);
  });
});

test('whether alerts are shown is part of the token, and is undone', async () => {
  const { notes, press, store } = await draw(<AlertSettings />, true);
  await press('Show alerts while I’m using Boostdesk');
  expect(store.get(alertChoiceAtom).showNotifications).toBe(true);
  expect(notes()).toEqual([KEPT]);
});

test.each([true, 'emptyObject'] as const)(
  'the newsletter is undone, which is said once and asked once (%s)',
  async (specOnly) => {
    const { asked, notes, page, press } = await draw(<NewsletterSwitch />, specOnly);
    await press('Send me the newsletter');
    await press('Send me the newsletter');
    expect(page.querySelector('input')?.checked).toBe(false);
    expect(notes()).toEqual([LACKS]);
    expect(asked()).toEqual(['profile.setNewsletter']);
    expect(toasts.getSnapshot().visible).toEqual([]);
  },
);

test('signing out everywhere says in its place that the server does not have it', async () => {
  const { asked, notes, press } = await draw(<SessionsCard />, true);
  for (const _ of [1, 2]) {
    await press('Sign out everywhere');
    await press('Sign out everywhere');
  }
  expect(notes()).toEqual([`${LACKS}.`]);
  expect(asked()).toEqual(['account.getSessions', 'account.logoutEverywhere']);
  expect(toasts.getSnapshot().visible).toEqual([]);
});
