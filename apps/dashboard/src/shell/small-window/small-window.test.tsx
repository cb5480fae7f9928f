import { FakeNetworkError } from '@boostdesk/api-client/testing';
import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { act, useEffect } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useServices } from '../../core/services-context.ts';
import { useAtomValue } from '../../core/state.ts';
import { toasts } from '../../core/toasts.ts';
import { openSmallWindow, smallWindowAtom } from '../../shared/small-window.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { orderView } from '../../testing/order-view.ts';
import { stubLayout } from '../../testing/stub-layout.ts';
import { tokenFor } from '../../testing/token.ts';
import { SmallWindow } from './small-window.tsx';

const KAITO = { id: 5, name: 'Kaito', image: null };
const order = orderView(7, {
  status: ORDER_STATUS.processing,
  booster: KAITO,
  progress: { kind: 'count', unit: 'hours', done: 3, target: 6, percent: 50 },
});
const unread = (id: number, of: number) => ({
  id,
  order: of,
  purchase: 'Coaching',
  Chat_messages: { message: 'Hi', createdAt: '2026-11-29T12:00:00Z' },
});

/** Uses the window of an iframe, as jsdom opens none. */
function createWindow(): Window {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const opened = frame.contentWindow as Window;
  opened.close = () => opened.dispatchEvent(new Event('pagehide'));
  return opened;
}

/** Opens the window of order 7 and renders it, as the shell does. */
const Host = () => {
  const { store } = useServices();
  const shown = useAtomValue(smallWindowAtom);
  useEffect(() => {
    void openSmallWindow(store, 7);
  }, [store]);
  return shown === null ? <p>closed</p> : <SmallWindow {...shown} />;
};

async function openHost(answers: object = {}, play: object = {}) {
  stubLayout();
  const employee = { trial: false, order_notification: true, games: null, platforms: [] };
  const read = sessionFromToken(tokenFor({ user: KAITO.id, role: ROLE.booster, employee }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const rendered = await renderInApp({
    node: <Host />,
    answers: {
      auth: { canViewOrder: () => ({ allowed: true }) },
      chatMessage: { getMessageList: () => ({ unreadMsg: [unread(1, 7), unread(2, 8), unread(3, 7)], allMsg: [] }) },
      order: { get: () => ({ order }), ...answers },
      play,
    } as never,
    claims: read.session,
  });
  await rendered.settle();
  return rendered;
}

const buttonOf = (small: Window, name: string) =>
  [...small.document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

test('shows the standing and the unread messages of the order, and logs progress in one press with undo', async () => {
  const small = createWindow();
  vi.stubGlobal('documentPictureInPicture', { requestWindow: async () => small });
  const entry = { id: 1, kind: 'progress', at: '2026-11-29T12:00:00Z', actor: KAITO, data: {} };
  const progress = { ...order.progress, done: 4, percent: 66 };
  const stepProgress = vi.fn(() => ({ order: { ...order, progress, version: order.version + 1, events: [entry] } }));
  const undoProgress = vi.fn(() => ({ order: { ...order, version: order.version + 2 } }));
  const { settle } = await openHost({ stepProgress, undoProgress });
  expect(small.document.title).toBe('Order #7');
  expect(small.document.body.textContent).toContain('3 of 6 hours');
  expect(small.document.body.textContent).toContain('2 unread messages');
  await act(async () => buttonOf(small, '+1')?.click());
  await settle();
  expect(stepProgress).toHaveBeenCalledTimes(1);
  expect(small.document.body.textContent).toContain('4 of 6 hours');
  await act(async () => buttonOf(small, 'Undo')?.click());
  await settle();
  expect(undoProgress).toHaveBeenCalledWith(expect.objectContaining({ id: 7, event: 1 }), expect.anything());
  expect(small.document.body.textContent).toContain('3 of 6 hours');
});

test('the booster starts and stops playing with one press each', async () => {
  const small = createWindow();
  vi.stubGlobal('documentPictureInPicture', { requestWindow: async () => small });
  let playingUntil: string | null = null;
  const state = () => ({ playingUntil, availability: null, poke: null });
  const sessions = { sessions: [], zones: { customer: null, booster: null }, others: [] };
  const setPlaying = vi.fn(({ isPlaying }: { readonly isPlaying: boolean }) => {
    playingUntil = isPlaying ? new Date(Date.now() + 6 * 3_600_000).toISOString() : null;
    return state();
  });
  const { settle } = await openHost({}, { get: () => ({ ...state(), sessions }), setPlaying });
  await act(async () => buttonOf(small, 'Start playing')?.click());
  await settle();
  await act(async () => buttonOf(small, 'Stop playing')?.click());
  await settle();
  expect(setPlaying.mock.calls.map(([given]) => given)).toEqual([
    { order: 7, isPlaying: true },
    { order: 7, isPlaying: false },
  ]);
  expect(buttonOf(small, 'Start playing')).toBeDefined();
});

test('says that a press failed, and sends it again', async () => {
  const small = createWindow();
  vi.stubGlobal('documentPictureInPicture', { requestWindow: async () => small });
  const stepProgress = vi.fn(() => {
    throw new FakeNetworkError('down');
  });
  const { settle } = await openHost({ stepProgress });
  await act(async () => buttonOf(small, '+1')?.click());
  await settle();
  expect(small.document.querySelector('[role=status]')?.textContent).toBe('Couldn’t log the progress.');
  const sent = stepProgress.mock.calls.length;
  await act(async () => buttonOf(small, 'Try again')?.click());
  await settle();
  expect(stepProgress.mock.calls.length).toBeGreaterThan(sent);
});

test('a window that closes late keeps the next one open', async () => {
  const [first, second] = [createWindow(), createWindow()];
  first.close = () => undefined;
  vi.stubGlobal('documentPictureInPicture', undefined);
  const windows = [first, second];
  vi.stubGlobal('open', () => windows.shift());
  const { page, settle, store } = await openHost();
  await act(async () => openSmallWindow(store as never, 7));
  await settle();
  await act(async () => void first.dispatchEvent(new Event('pagehide')));
  await settle();
  expect(page.textContent).not.toBe('closed');
  expect(second.document.body.textContent).toContain('3 of 6 hours');
});

test('has the theme of the page, also after a change', async () => {
  const small = createWindow();
  vi.stubGlobal('documentPictureInPicture', { requestWindow: async () => small });
  onTestFinished(() => void delete document.documentElement.dataset.theme);
  document.documentElement.dataset.theme = 'light';
  await openHost();
  expect(small.document.documentElement.dataset.theme).toBe('light');
  delete document.documentElement.dataset.theme;
  await vi.waitFor(() => expect(small.document.documentElement.dataset.theme).toBeUndefined());
});

test('is a pop-up where the browser has no picture-in-picture, and ends when its user closes it', async () => {
  const small = createWindow();
  vi.stubGlobal('documentPictureInPicture', undefined);
  vi.stubGlobal('open', () => small);
  const { page, settle } = await openHost();
  expect(small.document.body.textContent).toContain('3 of 6 hours');
  await act(async () => void small.dispatchEvent(new Event('pagehide')));
  await settle();
  expect(page.textContent).toBe('closed');
});

test('says what to do when the browser blocks the window', async () => {
  vi.stubGlobal('documentPictureInPicture', undefined);
  vi.stubGlobal('open', () => null);
  const add = vi.spyOn(toasts, 'add');
  await openHost();
  expect(add).toHaveBeenCalledWith(
    expect.objectContaining({
      message: 'Your browser blocked the window. Allow pop-ups for this site, then try again.',
    }),
  );
});
