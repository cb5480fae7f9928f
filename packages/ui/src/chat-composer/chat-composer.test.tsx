// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChatComposer, type ChatComposerProps } from './chat-composer.tsx';

const OFFLINE = 'You’re offline. Your messages will be sent later.';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const none = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: none, removeEventListener: none }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Renders a composer and returns its announcements and the description of its field. */
function renderComposer(props: Partial<ChatComposerProps>) {
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  act(() => root.render(<ChatComposer value="" onChange={() => undefined} onSend={() => undefined} {...props} />));
  const announced = [...page.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).filter(Boolean);
  const ids = page.querySelector('textarea')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const described = ids.map((id) => document.getElementById(id)?.textContent);
  act(() => root.unmount());
  page.remove();
  return { announced, described };
}

test.each([
  ['nothing', {}, [], []],
  ['offline', { offlineNote: OFFLINE }, [], [OFFLINE]],
  ['typing', { typing: 'Kaito is typing' }, ['Kaito is typing'], []],
  ['offline and typing', { offlineNote: OFFLINE, typing: 'Kaito is typing' }, ['Kaito is typing'], [OFFLINE]],
  ['offline and closed', { offlineNote: OFFLINE, disabledReason: 'Closed' }, [], ['Closed', OFFLINE]],
  [
    'offline and too long',
    { offlineNote: OFFLINE, value: 'four', maxLength: 3 },
    ['1 over the 3-character limit'],
    [OFFLINE, '1 over the 3-character limit'],
  ],
])('the composer announces its own news only; the offline note describes the field: %s', (_, props, heard, notes) => {
  const { announced, described } = renderComposer(props);
  expect([announced, described]).toEqual([heard, notes]);
});
