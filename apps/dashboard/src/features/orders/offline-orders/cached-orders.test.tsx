import { ApiError } from '@boostdesk/api-client';
import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { servedConfig } from '../../../testing/config.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { orderRow } from '../../../testing/order-row.ts';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { tokenFor } from '../../../testing/token.ts';
import { FailedList } from '../components/failed-list.tsx';
import { OrderTable } from '../orders-screen.tsx';
import type { CachedList } from './offline-snapshot.ts';

type Code = 'offline' | 'forbidden' | 'too_many' | 'timeout' | 'unexpected';
const failed = (code: Code, status: number, retryAfterMs?: number) =>
  new ApiError({ code, status, body: 'It did not come.', call: 'order.getList', retryAfterMs });
const cached = (): CachedList => ({
  query: { scope: 'mine', sort: 'newest' },
  at: Date.now(),
  rows: [orderRow(4711)],
});

beforeEach(() => {
  stubLayout();
});

afterEach(() => vi.restoreAllMocks());

/** Renders in the main landmark, until the list itself loads. */
async function drawKept(node: ReactNode) {
  const read = sessionFromToken(tokenFor({ role: ROLE.customer }), { now: Date.now() });
  if (!read.ok) throw new Error('The token of the test cannot be read.');
  const inFrame = (
    <main id="main" tabIndex={-1}>
      <Until>{node}</Until>
    </main>
  );
  return renderInApp({ node: inFrame, answers: {}, claims: read.session });
}

/** A failed query, with a cached list. */
async function drawFailed(error: Error, list: CachedList | null = cached()) {
  const onRetry = vi.fn(async (): Promise<{ error: Error | null }> => ({ error }));
  const node = <FailedList Table={OrderTable} error={error} list={list} onRetry={onRetry} isRetrying={false} />;
  const { page } = await drawKept(node);
  return { page, onRetry };
}

/** Resolves the query. */
let comes: () => void;
const Until = ({ children }: { readonly children: ReactNode }) => {
  const [isThere, setThere] = useState(false);
  comes = () => setThere(true);
  return isThere ? 'The list' : children;
};

/** Makes the server reachable. */
function answerAgain() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  vi.stubGlobal('fetch', async (address: unknown) =>
    address === '/config.json' ? Response.json(servedConfig) : new Response(null, { status: 200 }),
  );
}

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const pressRetry = (page: HTMLElement) =>
  act(async () => {
    const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('Try again'));
    button?.focus();
    button?.click();
  });

test('offline, the cached list is shown with its age and without links', async () => {
  const { page, onRetry } = await drawFailed(failed('offline', 0));
  expect(page.querySelector('.bd-banner')?.textContent).toMatch(
    /^It did not come\. Last updated .+\. You can’t make changes/,
  );
  expect(page.textContent).toContain('#4711');
  expect(page.querySelector('a')).toBeNull();
  expect(page.querySelector('.bd-banner')?.role).toBe('alert');
  await pressRetry(page);
  expect(onRetry).toHaveBeenCalledOnce();
});

test.each([
  ['a lost connection', failed('offline', 0)],
  ['a timeout', failed('timeout', 0)],
  ['a server error', failed('unexpected', 500)],
])('after %s, the list is refetched when the server answers, and not again once loaded', async (_, error) => {
  const { onRetry } = await drawFailed(error);
  await pass(10_000);
  expect(onRetry).not.toHaveBeenCalled();
  answerAgain();
  await pass(5_000);
  expect(onRetry).toHaveBeenCalledOnce();
  await act(async () => comes());
  await pass(60_000);
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a rate-limited list is not retried before the given time, not even after a manual retry', async () => {
  let now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { page, onRetry } = await drawFailed(failed('too_many', 429, 11_000));
  const wait = (ms: number) => {
    now += ms;
    return pass(ms);
  };
  answerAgain();
  await wait(10_000);
  expect(onRetry).not.toHaveBeenCalled();
  onRetry.mockResolvedValueOnce({ error: failed('too_many', 429, 50_000) });
  await pressRetry(page);
  await wait(49_000);
  expect(onRetry).toHaveBeenCalledOnce();
  await wait(1_000);
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test.each([
  ['a cached list', cached()],
  ['a list that is not cached', null],
])('retrying %s moves focus to the main landmark once it has loaded', async (_, list) => {
  const { page } = await drawFailed(failed('offline', 0), list);
  await pressRetry(page);
  await act(async () => comes());
  await pass(100);
  expect(document.activeElement?.id).toBe('main');
});

/** A list whose retry is denied. */
const Refused = () => {
  const [error, setError] = useState<Error>(failed('offline', 0));
  const onRetry = async () => {
    setError(failed('forbidden', 403));
    return { error };
  };
  return <FailedList Table={OrderTable} error={error} list={cached()} onRetry={onRetry} isRetrying={false} />;
};

test('a denied retry moves focus to the main landmark, because the button disappears', async () => {
  const { page } = await drawKept(<Refused />);
  await pressRetry(page);
  expect(page.textContent).not.toContain('#4711');
  await pass(100);
  expect(document.activeElement?.id).toBe('main');
});

test.each([
  ['the request was denied', failed('forbidden', 403), cached()],
  ['no list is cached', failed('offline', 0), null],
])('the error is shown instead of the list if %s', async (_, error, list) => {
  const { page } = await drawFailed(error, list);
  expect(page.querySelector('[role=alert]')?.textContent).toContain('It did not come.');
  expect(page.textContent).not.toContain('#4711');
});
