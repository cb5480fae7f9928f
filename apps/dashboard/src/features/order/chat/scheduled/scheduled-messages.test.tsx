import { FakeApiError } from '@boostdesk/api-client/testing';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../../testing/in-app.tsx';
import { ScheduledMessages } from './scheduled-messages.tsx';
import { SendLater } from './send-later.tsx';

const ORDER = 9;
const waiting = { id: 3, order: ORDER, text: 'Good morning', sendAt: '2026-11-30T08:00:00.000Z' };
const buttonOf = (name: string | RegExp) =>
  [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent?.match(name));

async function open(answers: object = {}) {
  const getWaiting = vi.fn(() => ({ messages: [waiting] }));
  const app = await renderInApp({
    node: <ScheduledMessages order={ORDER} count={2} />,
    answers: { scheduledMessage: { getWaiting, ...answers } } as never,
  });
  const press = async (name: string | RegExp) => {
    await act(async () => buttonOf(name)?.click());
    await app.settle();
  };
  return { ...app, getWaiting, press };
}

test('the line opens the list, which is fetched only then', async () => {
  const { page, getWaiting, press } = await open();
  expect(page.textContent).toBe('2 messages waiting');
  expect(getWaiting).not.toHaveBeenCalled();
  await press('2 messages waiting');
  expect(page.querySelector('li')?.textContent).toMatch(/Good morning.*Nov 30, 2026/);
  await press('2 messages waiting');
  expect(page.querySelector('li')).toBeNull();
});

test('Send now sends the message, and the list is fetched again', async () => {
  const sendNow = vi.fn(() => ({ ok: true }));
  const { getWaiting, press } = await open({ sendNow });
  await press('2 messages waiting');
  await press('Send now');
  expect(sendNow.mock.calls.map(([request]: unknown[]) => request)).toEqual([{ id: 3 }]);
  expect(getWaiting).toHaveBeenCalledTimes(2);
});

test('a message is cancelled after a confirmation', async () => {
  const cancel = vi.fn(() => ({ ok: true }));
  const { press } = await open({ cancel });
  await press('2 messages waiting');
  await press('Cancel message');
  expect(cancel).not.toHaveBeenCalled();
  await press(/^Cancel message$/);
  expect(cancel.mock.calls.map(([request]: unknown[]) => request)).toEqual([{ id: 3 }]);
});

const proceed = (_text: string, schedule: () => void) => schedule();

test('Schedule message is disabled without a text', async () => {
  const { page } = await renderInApp({
    node: <SendLater order={ORDER} text="  " check={proceed} onScheduled={() => undefined} />,
    answers: {},
  });
  expect(page.querySelector('button')?.disabled).toBe(true);
});

test.each([
  ['clears the draft', false, ['Good morning']],
  ['keeps the draft when it is refused', true, []],
] as const)('a preset schedules the trimmed text and %s', async (_, isRefused, cleared) => {
  const schedule = vi.fn(() => {
    if (isRefused) throw new FakeApiError('conflict');
    return { message: waiting };
  });
  const onScheduled = vi.fn();
  const { settle } = await renderInApp({
    node: <SendLater order={ORDER} text=" Good morning " check={proceed} onScheduled={onScheduled} />,
    answers: { scheduledMessage: { schedule } } as never,
  });
  await act(async () => document.querySelector<HTMLElement>('button[aria-label="Schedule message"]')?.click());
  await settle();
  await act(async () => document.querySelector<HTMLElement>('[role="menuitem"][data-key="inOneHour"]')?.click());
  await settle();
  expect(schedule).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ order: ORDER, text: 'Good morning', sendAt: expect.any(String) }),
    ...(schedule.mock.calls[0] as unknown[]).slice(1),
  );
  expect(onScheduled.mock.calls.flat()).toEqual(cleared);
});
