import { expect, test, vi } from 'vitest';
import { createDraftSender } from './send-draft.ts';

const hooks = (add: (text: string) => Promise<unknown>) => ({
  add: vi.fn(add),
  onAccepted: vi.fn(),
  onFailed: vi.fn(),
});

test('removes the draft only after the outbox stored the text', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const sending = hooks(() => promise);
  const done = createDraftSender()('hello', sending);
  expect(sending.onAccepted).not.toHaveBeenCalled();
  resolve();
  await done;
  expect(sending.onAccepted).toHaveBeenCalledWith('hello');
});

test('keeps the draft if the text could not be stored, and sends it on a retry', async () => {
  const send = createDraftSender();
  const full = hooks(async () => {
    throw new Error('full');
  });
  await send('hello', full);
  await send('hello', full);
  expect([full.add, full.onFailed, full.onAccepted].map((call) => call.mock.calls.length)).toEqual([2, 2, 0]);
});

test('sends the same text once when pressed twice, and another text as well', async () => {
  const send = createDraftSender();
  const sending = hooks(async () => undefined);
  await Promise.all([send('one', sending), send('one', sending), send('two', sending)]);
  expect(sending.add.mock.calls).toEqual([['one'], ['two']]);
});
