import { expect, test, vi } from 'vitest';
import { createTypingSignal } from './typing-signal.ts';

const ok = { ok: true } as const;
const refused = (code: string) => ({ ok: false, code, message: '' }) as const;

function setUp(answer: () => Promise<unknown> = async () => ok) {
  let time = 0;
  const request = vi.fn(answer);
  const status = vi.fn(() => 'online' as 'online' | 'offline');
  const live = { status, request: request as never };
  return {
    live,
    now: () => time,
    status,
    request,
    signal: createTypingSignal(live, 'order9', () => time),
    pass: (ms: number) => {
      time += ms;
    },
  };
}

test('typing is sent at once and then every 3 s', async () => {
  const { signal, request, pass } = setUp();
  await signal();
  pass(2_999);
  await signal();
  expect(request).toHaveBeenCalledExactlyOnceWith('typing', { room: 'order9' });
  pass(1);
  await signal();
  expect(request).toHaveBeenCalledTimes(2);
});

test('typing is not sent while the connection is lost', async () => {
  const { signal, request, status } = setUp();
  status.mockReturnValue('offline');
  await signal();
  expect(request).not.toHaveBeenCalled();
});

test('the next event waits for the answer to the last one', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { signal, request, pass } = setUp(() => answer.promise);
  const first = signal();
  pass(9_000);
  await signal();
  expect(request).toHaveBeenCalledTimes(1);
  answer.resolve(ok);
  await first;
  await signal();
  expect(request).toHaveBeenCalledTimes(2);
});

test('a missed answer stops typing in all chats for a minute only', async () => {
  const { live, now, signal, request, pass } = setUp(async () => refused('no_answer'));
  const other = createTypingSignal(live, 'order8', now);
  await signal();
  pass(59_999);
  await signal();
  await other();
  expect(request).toHaveBeenCalledTimes(1);
  pass(1);
  request.mockResolvedValue(ok);
  await other();
  pass(3_000);
  await other();
  await signal();
  expect(request).toHaveBeenCalledTimes(4);
});

test('a server without typing is not asked again, in any chat', async () => {
  const { live, signal, request, pass } = setUp(async () => refused('unsupported'));
  await signal();
  pass(600_000);
  await signal();
  await createTypingSignal(live, 'order8')();
  expect(request).toHaveBeenCalledTimes(1);
});

test.each([
  ['refused', 'too_many', 'online'],
  ['cut off', 'no_answer', 'offline'],
] as const)('typing goes on after an event that was %s', async (_, code, after) => {
  const { signal, request, pass, status } = setUp(async () => {
    status.mockReturnValue(after);
    return refused(code);
  });
  await signal();
  status.mockReturnValue('online');
  pass(3_000);
  await signal();
  expect(request).toHaveBeenCalledTimes(2);
});
