import { FakeApiError } from '@boostdesk/api-client/testing';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mutedOrdersAtom } from '../../../session/muted-orders.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { useMute } from './use-mute.ts';

const ORDER = 9;

beforeEach(() => localStorage.clear());

const Mute = () => {
  const { isMuted, isUnsupported, setMuted } = useMute(ORDER);
  return (
    <button type="button" onClick={() => setMuted(!isMuted)}>
      {isMuted ? 'muted' : 'loud'}
      {isUnsupported && ', unsupported'}
    </button>
  );
};

async function open(muteOrder: (request: { order: number; muted: boolean }) => { ok: true }) {
  const { page, store, settle } = await renderInApp({ node: <Mute />, answers: { chatMessage: { muteOrder } } });
  await act(async () => store.set(mutedOrdersAtom, [7]));
  return {
    store,
    settle,
    press: () => act(async () => page.querySelector('button')?.click()),
    text: () => page.textContent,
  };
}

test('a mute is shown at once, saved, and leaves the other orders muted', async () => {
  const muteOrder = vi.fn(() => ({ ok: true }) as const);
  const { press, settle, store, text } = await open(muteOrder);
  expect(text()).toBe('loud');
  await press();
  expect(text()).toBe('muted');
  await press();
  expect(text()).toBe('loud');
  await press();
  await settle();
  expect(muteOrder.mock.calls.map(([request]: unknown[]) => request)).toEqual([
    { order: ORDER, muted: true },
    { order: ORDER, muted: false },
    { order: ORDER, muted: true },
  ]);
  expect(store.get(mutedOrdersAtom)).toEqual([7, ORDER]);
});

test('a refused mute is reverted', async () => {
  const { press, settle, store, text } = await open(() => {
    throw new FakeApiError('conflict');
  });
  await press();
  await settle();
  expect(text()).toBe('loud');
  expect(store.get(mutedOrdersAtom)).toEqual([7]);
});

test('a mute that the server does not have is reverted, said, and asked for once', async () => {
  const { page, asked, settle, store } = await renderInApp({ node: <Mute />, answers: {}, specOnly: true });
  for (const _ of [1, 2]) {
    await act(async () => page.querySelector('button')?.click());
    await settle();
  }
  expect(page.textContent).toBe('loud, unsupported');
  expect(store.get(mutedOrdersAtom)).toEqual([]);
  expect(asked()).toEqual(['chatMessage.muteOrder']);
});
