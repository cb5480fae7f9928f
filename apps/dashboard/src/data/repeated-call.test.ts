import { ApiError } from '@boostdesk/api-client';
import { expect, test } from 'vitest';
import { createRepeatedCall } from './repeated-call.ts';

const failure = (status: number) =>
  new ApiError({ call: 'event.getSince', code: status === 0 ? 'offline' : 'internal', status, body: '' });

/** Runs a call with each outcome: a status, or 200. Returns the statuses that show a toast. */
async function shownOf(statuses: readonly number[]): Promise<number[]> {
  const repeat = createRepeatedCall();
  const shown: number[] = [];
  for (const status of statuses) {
    const call = async (quiet: (error: ApiError) => boolean) => {
      if (status === 200) return;
      if (!quiet(failure(status))) shown.push(status);
      throw failure(status);
    };
    await repeat(call).catch(() => undefined);
  }
  return shown;
}

test('a retried error that ends in a lost connection counts as a lost connection', async () => {
  const repeat = createRepeatedCall();
  const asked: boolean[] = [];
  const runWith = (retried: readonly number[], last: number) =>
    repeat(async (quiet) => {
      for (const status of [...retried, last]) asked.push(quiet(failure(status)));
      throw failure(last);
    }).catch(() => undefined);
  await runWith([500, 500], 0);
  await runWith([0], 500);
  await runWith([], 500);
  expect(asked).toEqual([false, false, true, true, false, true]);
});

test('a call that the server does not have shows no toast, and counts as no failure', async () => {
  const repeat = createRepeatedCall();
  const unsupported = new ApiError({ call: 'event.getSince', code: 'unsupported', status: 404, body: '' });
  await repeat(() => Promise.reject(unsupported)).catch(() => undefined);
  await repeat(async (quiet) => expect(quiet(failure(500))).toBe(false));
});

test.each([
  ['the first failure in a row', [500, 500, 503], [500]],
  ['the first failure after a success', [500, 500, 200, 500], [500, 500]],
  ['no lost connection', [0, 0, 0], []],
  ['the first failure after a lost connection', [0, 500, 500], [500]],
  ['no failure that follows a lost connection in the same row', [500, 0, 500], [500]],
  ['nothing without a failure', [200, 200], []],
])('a repeated call shows %s', async (_, statuses, shown) => {
  expect(await shownOf(statuses)).toEqual(shown);
});
