import { expect, test } from 'vitest';
import type { AlertEntry } from '../../../realtime/alert-log.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { Trace } from './trace.tsx';

const entry: AlertEntry = {
  id: 'e1',
  at: '2026-01-01T10:00:00.000Z',
  name: 'newMessage',
  order: 4711,
  given: ['toast'],
  trace: [
    { rule: 'addressedToMe', value: true, part: 'all' },
    { rule: 'toastWanted', value: true, part: 'toast' },
    { rule: 'soundWanted', value: true, part: 'sound' },
    { rule: 'soundsOn', value: false, part: 'sound' },
    { rule: 'notOnScreen', value: false, part: 'push' },
  ],
};

test('each part of an alert shows whether it was due, and its failed rules with their values', async () => {
  const { page } = await renderInApp({ node: <Trace entry={entry} />, answers: {} });
  const parts = [...page.querySelectorAll('section')].map((section) => [
    section.querySelector('h3')?.textContent,
    ...[...section.querySelectorAll('li')].map(
      (line) => `${line.querySelector('[role=img]')?.getAttribute('aria-label')} ${line.textContent}`,
    ),
  ]);
  expect(parts).toEqual([
    ['Pop-ups, sounds and push notifications', 'Condition met: The alert is addressed to you'],
    ['Pop-up: triggered', 'Condition met: Pop-ups are on for this alert'],
    ['Sound: not triggered', 'Condition not met: Sounds were off', 'Condition met: Sound is on for this alert'],
    ['Push notification: not triggered', 'Condition not met: Boostdesk was visible on your screen'],
  ]);
});
