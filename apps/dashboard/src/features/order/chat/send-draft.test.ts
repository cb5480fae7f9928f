import { expect, test, vi } from 'vitest';
import { createDraftSender } from './send-draft.ts';

const hooks = (add: (text: string, pictures: readonly string[]) => Promise<unknown>) => ({
  take: vi.fn(async (): Promise<readonly string[] | undefined> => []),
  add: vi.fn(add),
  onAccepted: vi.fn(),
  onFailed: vi.fn(),
});

test('removes the draft only after the outbox stored the text', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const sending = hooks(() => promise);
  const done = createDraftSender<string>()('hello', sending);
  expect(sending.onAccepted).not.toHaveBeenCalled();
  resolve();
  await done;
  expect(sending.onAccepted).toHaveBeenCalledWith('hello', []);
});

test('keeps the draft if the text could not be stored, and sends it on a retry', async () => {
  const send = createDraftSender<string>();
  const full = hooks(async () => {
    throw new Error('full');
  });
  await send('hello', full);
  await send('hello', full);
  expect([full.add, full.onFailed, full.onAccepted].map((call) => call.mock.calls.length)).toEqual([2, 2, 0]);
});

test('sends the same text once when pressed twice, and another text as well', async () => {
  const send = createDraftSender<string>();
  const sending = hooks(async () => undefined);
  await Promise.all([send('one', sending), send('one', sending), send('two', sending)]);
  expect(sending.add.mock.calls).toEqual([
    ['one', []],
    ['two', []],
  ]);
});

test('sends pictures with the first message only while they are being stored', async () => {
  const send = createDraftSender<string>();
  const sending = hooks(async () => undefined);
  sending.take.mockResolvedValueOnce(['a', 'b']);
  await Promise.all([send('one', sending), send('one more', sending), send('', sending)]);
  expect(sending.add.mock.calls).toEqual([
    ['one', ['a', 'b']],
    ['one more', []],
  ]);
});

test('sends new pictures while others without a text are being stored', async () => {
  const send = createDraftSender<string>();
  const sending = hooks(async () => undefined);
  sending.take.mockResolvedValueOnce(['a']).mockResolvedValueOnce(['b']);
  await Promise.all([send('', sending), send('', sending)]);
  expect(sending.add.mock.calls).toEqual([
    ['', ['a']],
    ['', ['b']],
  ]);
});

test('gives the pictures back if they could not be stored', async () => {
  const sending = hooks(async () => {
    throw new Error('full');
  });
  sending.take.mockResolvedValueOnce(['a']);
  await createDraftSender<string>()('hello', sending);
  expect(sending.onFailed).toHaveBeenCalledExactlyOnceWith(['a']);
});

test('sends nothing while its pictures are not complete', async () => {
  const send = createDraftSender<string>();
  const sending = hooks(async () => undefined);
  sending.take.mockResolvedValueOnce(undefined);
  await send('hello', sending);
  expect([sending.add, sending.onAccepted, sending.onFailed].map((call) => call.mock.calls.length)).toEqual([0, 0, 0]);
  await send('hello', sending);
  expect(sending.add).toHaveBeenCalledOnce();
});
