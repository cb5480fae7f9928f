import { FakeApiError } from '@boostdesk/api-client/testing';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { orderView } from '../../testing/order-view.ts';
import { typeInto } from '../../testing/type-into.ts';
import { DropDialog, UnassignDialog } from './reason-dialogs.tsx';

const [start, later] = ['2026-11-20T13:00:00.000Z', '2026-11-20T14:00:00.000Z'];
const running = orderView(7, { status: ORDER_STATUS.processing, startedAt: start });
const played: typeof running = {
  ...running,
  events: [{ id: 1, kind: 'progress', at: later, actor: null, data: { percent: 20 } }],
};

beforeEach(() => localStorage.clear());

async function openDialog(order = played, Dialog = DropDialog, refusal?: FakeApiError) {
  const sent: unknown[] = [];
  const leave = (request: unknown) => {
    sent.push(request);
    if (refusal !== undefined) throw refusal;
    return { order: { ...order, version: 2 } };
  };
  const { settle } = await renderInApp({
    node: <Dialog order={order} onClose={() => undefined} />,
    answers: { order: { drop: leave, unassign: leave } } as never,
  });
  await settle();
  const fill = async (label: string, text: string) => {
    const name = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label));
    const field = document.getElementById(name?.htmlFor ?? '');
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error(`no ${label}`);
    await typeInto(field, text);
    await act(async () => field.blur());
  };
  const submit = () => document.querySelector<HTMLButtonElement>('button[type=submit]');
  const send = async () => {
    await act(async () => submit()?.click());
    await settle();
  };
  return { sent, fill, submit, send, text: () => document.body.textContent };
}

test.each([
  ['drops', DropDialog],
  ['is unassigned from', UnassignDialog],
])('a booster who %s an order after progress hands it over with a note', async (_, Dialog) => {
  const { sent, fill, submit, send, text } = await openDialog(played, Dialog);
  await fill('Reason', 'No time left');
  expect(submit()?.disabled).toBe(true);
  await fill('Hand-over note', 'Too short');
  expect(text()).toContain('Use at least 10 characters');
  expect(submit()?.disabled).toBe(true);
  await fill('Hand-over note', 'Plays support only.');
  await send();
  expect(sent).toEqual([{ id: 7, reason: 'No time left', note: 'Plays support only.' }]);
});

test('the note is optional before progress is logged', async () => {
  const { sent, fill, send, text } = await openDialog(running);
  expect(text()).toContain('Optional. Shown to the next booster');
  await fill('Reason', 'No time left');
  await send();
  expect(sent).toEqual([{ id: 7, reason: 'No time left' }]);
});

test('a note that shows nothing counts as none', async () => {
  const { sent, fill, send } = await openDialog(running);
  await fill('Reason', 'No time left');
  await fill('Hand-over note', '\u200b\u3164');
  await send();
  expect(sent).toEqual([{ id: 7, reason: 'No time left' }]);
});

test('progress of an earlier booster requires no note', async () => {
  const earlier = { ...played, startedAt: '2026-11-20T15:00:00.000Z' };
  expect((await openDialog(earlier)).text()).toContain('Optional. Shown to the next booster');
});

test('the error of the server on the note is shown at its field', async () => {
  const message = 'Progress has been logged. Write a hand-over note for the next booster.';
  const refusal = new FakeApiError('invalid', message, { note: message });
  const { fill, send, text } = await openDialog(running, DropDialog, refusal);
  await fill('Reason', 'No time left');
  await send();
  expect(text()?.split(message)).toHaveLength(2);
});
