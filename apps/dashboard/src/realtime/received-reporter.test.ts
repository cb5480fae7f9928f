import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReceivedReporter } from './received-reporter.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(answer: () => object = () => ({ ok: true })) {
  let status = 'online';
  let listener: (status: string) => void = () => undefined;
  const request = vi.fn(async (_name: string, _payload: object) => answer());
  const reporter = createReceivedReporter({
    status: () => status,
    onStatus: (next: typeof listener) => {
      listener = next;
      return () => undefined;
    },
    request,
  } as never);
  return {
    reporter,
    sent: () => request.mock.calls.map(([, payload]) => payload),
    become: (next: string) => {
      status = next;
      listener(next);
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

test('messages of a second are one event, with the last of each order', async () => {
  const { reporter, sent, pass } = setUp();
  reporter.report(9, 4);
  reporter.report(9, 5);
  reporter.report(9, 3);
  reporter.report(8, 1);
  await pass(999);
  expect(sent()).toEqual([]);
  await pass(1);
  expect(sent()).toEqual([
    {
      orders: [
        { order: 9, upTo: 5 },
        { order: 8, upTo: 1 },
      ],
    },
  ]);
  await pass(60_000);
  expect(sent()).toHaveLength(1);
});

test('while the connection is lost messages wait, and are sent once it is back', async () => {
  const { reporter, sent, become, pass } = setUp();
  become('offline');
  reporter.report(9, 4);
  await pass(5000);
  expect(sent()).toEqual([]);
  become('online');
  await pass(1000);
  expect(sent()).toEqual([{ orders: [{ order: 9, upTo: 4 }] }]);
});

test('a missed answer is sent again after a minute, together with what came meanwhile', async () => {
  const answers = [{ ok: false, code: 'no_answer', message: '' }, { ok: true }];
  const { reporter, sent, pass } = setUp(() => answers.shift() ?? { ok: true });
  reporter.report(9, 4);
  await pass(1000);
  reporter.report(9, 6);
  await pass(59_000);
  expect(sent()).toHaveLength(1);
  await pass(1000);
  expect(sent().at(-1)).toEqual({ orders: [{ order: 9, upTo: 6 }] });
});

test.each(['unsupported', 'not_found'])('what a server refuses with %s is not sent again', async (code) => {
  const { reporter, sent, pass } = setUp(() => ({ ok: false, code, message: '' }));
  reporter.report(9, 4);
  await pass(120_000);
  expect(sent()).toHaveLength(1);
});
