import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { StaffViewers } from './staff-viewers.tsx';

const ORDER = 9;
const viewer = (id: number, name: string, connection = `c${id}`) => ({ connection, by: { id, name, image: null } });

async function open(viewers: readonly object[], code?: string) {
  let listener: (status: string) => void = () => undefined;
  let status = 'online';
  const request = vi.fn(async (_name: string, _payload: object) =>
    code === undefined ? { ok: true, viewers } : { ok: false, code, message: '' },
  );
  const leave = vi.fn();
  const enter = vi.fn(() => leave);
  const live = {
    status: () => status,
    onStatus: (next: typeof listener) => {
      listener = next;
      return () => undefined;
    },
    request,
  };
  const app = await renderInApp({
    node: <StaffViewers order={ORDER} />,
    answers: {},
    live: live as never,
    services: { rooms: { enter, setOwn: () => undefined } },
  });
  return {
    ...app,
    enter,
    sent: () => request.mock.calls.map(([, payload]) => payload),
    become: (next: string) =>
      act(async () => {
        status = next;
        listener(next);
      }),
  };
}

test.each([
  ['nobody', [], ''],
  ['one colleague', [viewer(1, 'Ada')], 'Ada is also viewing this order'],
  ['a colleague with two devices', [viewer(1, 'Ada'), viewer(1, 'Ada', 'second')], 'Ada is also viewing this order'],
  ['two', [viewer(1, 'Ada'), viewer(2, 'Bea')], 'Ada and Bea are also viewing this order'],
  ['three', [viewer(1, 'Ada'), viewer(2, 'Bea'), viewer(3, 'Cyd')], 'Ada and 2 others are also viewing this order'],
])('shows %s', async (_, viewers, text) => {
  const { page, enter } = await open(viewers);
  expect(page.querySelector('[role="status"] > span:last-child')?.textContent ?? '').toBe(text);
  expect(enter).toHaveBeenCalledWith('viewers9');
});

test('the view is repeated every 20 s, and nobody is shown while the connection is lost', async () => {
  const { page, sent, become } = await open([viewer(1, 'Ada')]);
  expect(sent()).toEqual([{ order: ORDER, isOpen: true }]);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(sent()).toHaveLength(2);
  await become('offline');
  expect(page.querySelector('[role="status"]')?.textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(sent()).toHaveLength(2);
  await become('online');
  expect(sent()).toHaveLength(3);
});

test('a server without viewers is not asked again', async () => {
  const { sent } = await open([], 'unsupported');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(sent()).toHaveLength(1);
});
