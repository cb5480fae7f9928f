import { FakeApiError } from '@boostdesk/api-client/testing';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../../testing/in-app.tsx';
import { typeInto } from '../../../../testing/type-into.ts';
import { ScheduledMessages } from './scheduled-messages.tsx';
import { SendLater } from './send-later.tsx';

const ORDER = 9;
const waiting = { id: 3, order: ORDER, text: 'Good morning', sendAt: '2026-11-30T08:00:00.000Z' };
const find = (text: string) => (text.includes('+49') ? (['phone'] as const) : []);
const buttonOf = (name: string | RegExp) =>
  [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent?.match(name));

async function open(answers: object = {}) {
  const getWaiting = vi.fn(() => ({ messages: [waiting] }));
  const app = await renderInApp({
    node: <ScheduledMessages order={ORDER} count={2} find={find} />,
    answers: { scheduledMessage: { getWaiting, ...answers } } as never,
    now: Date.UTC(2026, 10, 29),
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

const proceed = (_text: string, schedule: (confirmed: boolean) => void) => schedule(false);

async function openMenu({ text = ' Good morning ', hasMore = false, answers = {} }) {
  const calls = { onScheduled: vi.fn(), onPending: vi.fn(), ask: vi.fn() };
  const { onScheduled, onPending, ask } = calls;
  const app = await renderInApp({
    node: (
      <SendLater
        order={ORDER}
        text={text}
        hasMore={hasMore}
        guard={{ ask, find }}
        check={proceed}
        onPending={onPending}
        onScheduled={onScheduled}
      />
    ),
    answers: { scheduledMessage: answers } as never,
  });
  const trigger = document.querySelector<HTMLButtonElement>('button[aria-label="Schedule message"]');
  await act(async () => trigger?.click());
  await app.settle();
  const choose = async (key: string) => {
    await act(async () => document.querySelector<HTMLElement>(`[role="menuitem"][data-key="${key}"]`)?.click());
    await app.settle();
  };
  return { ...app, ...calls, trigger, choose };
}

test.each(['  ', '\u200b', '\u2800'])('Schedule message is disabled without a text: %j', async (text) => {
  const { trigger } = await openMenu({ text });
  expect(trigger?.disabled).toBe(true);
});

test.each([
  ['clears the draft', false, ['Good morning']],
  ['keeps the draft when it is refused', true, []],
] as const)('a preset schedules the trimmed text and %s', async (_, isRefused, cleared) => {
  const schedule = vi.fn((_draft: unknown) => {
    if (isRefused) throw new FakeApiError('conflict');
    return { message: waiting };
  });
  const { choose, onScheduled, onPending } = await openMenu({ answers: { schedule } });
  await choose('inOneHour');
  expect(schedule.mock.calls.map(([draft]) => draft)).toEqual([
    { order: ORDER, text: 'Good morning', sendAt: expect.any(String), confirmed: false },
  ]);
  expect(onScheduled.mock.calls.flat()).toEqual(cleared);
  expect(onPending.mock.calls.flat()).toEqual(['Good morning', null]);
});

test('a text that the server refuses is scheduled after the question', async () => {
  const schedule = vi.fn(({ confirmed }: { confirmed: boolean }) => {
    if (!confirmed) throw new FakeApiError('needs_confirmation');
    return { message: waiting };
  });
  const { choose, ask, onScheduled, settle } = await openMenu({ answers: { schedule } });
  await choose('tomorrow');
  expect(ask).toHaveBeenCalledExactlyOnceWith('Good morning', expect.any(Function));
  expect(onScheduled).not.toHaveBeenCalled();
  await act(async () => ask.mock.calls[0]?.[1]());
  await settle();
  expect(schedule.mock.calls.map(([{ confirmed }]) => confirmed)).toEqual([false, true]);
  expect(onScheduled).toHaveBeenCalledExactlyOnceWith('Good morning');
});

test('with pictures or a reply, nothing can be scheduled, and the menu says why', async () => {
  const schedule = vi.fn();
  const { choose, trigger } = await openMenu({ hasMore: true, answers: { schedule } });
  await choose('inOneHour');
  expect(schedule).not.toHaveBeenCalled();
  const reason = 'Pictures and replies can’t be scheduled.';
  expect(document.querySelector('[role="menu"]')?.textContent).toContain(reason);
  expect(document.getElementById(trigger?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
});

test('a changed text with personal details is saved after the question', async () => {
  const change = vi.fn((_draft: unknown) => ({ message: waiting }));
  const { press } = await open({ change });
  await press('2 messages waiting');
  await press('Edit');
  await typeInto(document.querySelector('textarea') ?? expect.unreachable(), 'Call +49 151 12345678');
  await press('Save');
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('a phone number');
  expect(change).not.toHaveBeenCalled();
  await press('Send anyway');
  expect(change.mock.calls.map(([draft]) => draft)).toEqual([
    expect.objectContaining({ id: 3, text: 'Call +49 151 12345678', confirmed: true }),
  ]);
});
