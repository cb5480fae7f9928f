import { ApiError } from '@boostdesk/api-client';
import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { CachedListQuery, updateCachedLists } from '../../../data/offline-cache/cached-lists.ts';
import { servedConfig } from '../../../testing/config.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { orderRow } from '../../../testing/order-row.ts';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { tokenFor } from '../../../testing/token.ts';
import { FailedList } from '../components/failed-list.tsx';
import { OrderTable } from '../orders-screen.tsx';

type Code = 'offline' | 'forbidden' | 'too_many' | 'timeout' | 'unexpected';
const failed = (code: Code, status: number, retryAfterMs?: number) =>
  new ApiError({ code, status, body: 'It did not come.', call: 'order.getList', retryAfterMs });
const mine = { scope: 'mine', sort: 'newest' } as const;

beforeEach(() => {
  stubLayout();
});

afterEach(() => vi.restoreAllMocks());

/** In the main part of a page whose session has a list that was kept, until the list itself comes. */
async function drawKept(node: ReactNode, sid = 's') {
  onTestFinished(() => localStorage.clear());
  const token = tokenFor({ role: ROLE.customer });
  localStorage.setItem('token', token);
  const list = { query: CachedListQuery.parse(mine), at: Date.now(), rows: [orderRow(4711)] };
  updateCachedLists({ user: 5, sid: 's' }, { fetched: [list], denied: [] }, Date.now());
  const read = sessionFromToken(token, { now: Date.now() });
  if (!read.ok) throw new Error('The token of the test cannot be read.');
  const inFrame = (
    <main id="main" tabIndex={-1}>
      <Until>{node}</Until>
    </main>
  );
  return renderInApp({ node: inFrame, answers: {}, claims: { ...read.session, sid } });
}

/** A list could not be read, and one was kept. */
async function drawFailed(error: Error, query: object | null, sid = 's') {
  const onRetry = vi.fn(async (): Promise<{ error: Error | null }> => ({ error }));
  const node = <FailedList Table={OrderTable} error={error} query={query} onRetry={onRetry} isRetrying={false} />;
  const { page } = await drawKept(node, sid);
  return { page, onRetry };
}

/** The list comes. */
let comes: () => void;
const Until = ({ children }: { readonly children: ReactNode }) => {
  const [isThere, setThere] = useState(false);
  comes = () => setThere(true);
  return isThere ? 'The list' : children;
};

/** The server can be reached again. */
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

test('without a line the running app shows a list as it was seen last, says of when, and lets nothing be opened', async () => {
  const { page, onRetry } = await drawFailed(failed('offline', 0), mine);
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
  ['no line', failed('offline', 0)],
  ['a timeout', failed('timeout', 0)],
  ['a server that fails', failed('unexpected', 500)],
])('after %s the list is read again as soon as the server answers, and no more once it is there', async (_, error) => {
  const { onRetry } = await drawFailed(error, mine);
  await pass(10_000);
  expect(onRetry).not.toHaveBeenCalled();
  answerAgain();
  await pass(5_000);
  expect(onRetry).toHaveBeenCalledOnce();
  await act(async () => comes());
  await pass(60_000);
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a server that has had too many is left alone for as long as it asks, also after a try by hand', async () => {
  let now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { page, onRetry } = await drawFailed(failed('too_many', 429, 11_000), mine);
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
  ['a list that was kept', mine],
  ['one that was not', null],
])('who pressed for %s is in the main part once it is there', async (_, query) => {
  const { page } = await drawFailed(failed('offline', 0), query);
  await pressRetry(page);
  await act(async () => comes());
  expect(document.activeElement?.id).toBe('main');
});

/** A list whose next try is refused. */
const Refused = () => {
  const [error, setError] = useState<Error>(failed('offline', 0));
  const onRetry = async () => {
    setError(failed('forbidden', 403));
    return { error };
  };
  return <FailedList Table={OrderTable} error={error} query={mine} onRetry={onRetry} isRetrying={false} />;
};

test('who pressed for a list that is refused by then is in the main part, as what they pressed is gone', async () => {
  const { page } = await drawKept(<Refused />);
  await pressRetry(page);
  expect(page.textContent).not.toContain('#4711');
  expect(document.activeElement?.id).toBe('main');
});

test.each([
  ['it was refused', failed('forbidden', 403), mine, 's'],
  ['another list was asked for', failed('offline', 0), { ...mine, sort: 'oldest' }, 's'],
  ['it was searched by a text', failed('offline', 0), { ...mine, text: 'robin' }, 's'],
  ['no such list is kept', failed('offline', 0), null, 's'],
  ['another session saw it', failed('offline', 0), mine, 'another'],
])('why it is not there is said where %s', async (_, error, query, sid) => {
  const { page } = await drawFailed(error, query, sid);
  expect(page.querySelector('[role=alert]')?.textContent).toContain('It did not come.');
  expect(page.textContent).not.toContain('#4711');
});
