import { isRoleAllowed } from '@boostdesk/auth';
import { clientEvents } from '@boostdesk/realtime/contract';
import { expect, test, vi } from 'vitest';
import { assertServesAll, createClientHandlers } from './client-handlers.ts';

vi.mock('@boostdesk/auth', async (original) => {
  const auth = await original<typeof import('@boostdesk/auth')>();
  return { ...auth, isRoleAllowed: vi.fn(auth.isRoleAllowed) };
});

const handler = async () => ({ ok: true });
const complete = Object.fromEntries(Object.keys(clientEvents).map((name) => [name, handler]));

test('assertServesAll accepts a handler for every event', () => {
  expect(() => assertServesAll(complete)).not.toThrow();
});

test.each(Object.keys(clientEvents))('assertServesAll throws when %s has no handler', (name) => {
  const { [name]: _, ...others } = complete;
  expect(() => assertServesAll(others)).toThrow(`No handler serves the client event ${name}.`);
});

test('assertServesAll throws on a handler without an event', () => {
  expect(() => assertServesAll({ ...complete, dance: handler })).toThrow('The handler dance serves no client event');
});

test('assertServesAll throws on an event with an unknown right', () => {
  const event = clientEvents.message as { right: string };
  const { right } = event;
  event.right = 'chat.sned';
  try {
    expect(() => assertServesAll(complete)).toThrow('The right of message, chat.sned, is not in the table of rights.');
  } finally {
    event.right = right;
  }
});

test.each([
  ['Pause', 'order.pause'],
  ['Unpause', 'order.unpause'],
] as const)('orderNotification %s requires only the right %s', async (type, row) => {
  const called = vi.fn(async () => ({ order: null }) as never);
  const calls = { 'order.pause': called, 'order.unpause': called };
  const handlers = createClientHandlers({ calls } as never);
  const asker = {
    actor: { id: 1, role: 3 },
    sid: 's',
    address: '::1',
    language: 'en',
    connection: 'c',
    viewed: new Set<number>(),
    joinAllowed: async () => [],
  } as const;
  const ask = () => handlers.orderNotification(asker, { type, id: 7 });
  vi.mocked(isRoleAllowed).mockImplementation((action) => action === row);
  await expect(ask()).resolves.toEqual({ ok: true });
  vi.mocked(isRoleAllowed).mockImplementation((action) => action !== row);
  await expect(ask()).rejects.toMatchObject({ code: 'forbidden' });
  expect(called).toHaveBeenCalledTimes(1);
});
