import { ApiError } from '@boostdesk/api-client';
import { FakeApiError } from '@boostdesk/api-client/testing';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { useServices } from '../../core/services-context.ts';
import { useApiQuery } from '../../data/api-query.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { UnsupportedCard } from './load-error.tsx';
import { QueryView } from './query-view.tsx';

const Coins = () => {
  const { api } = useServices();
  const coins = useApiQuery({
    key: ['coins'],
    fetch: (signal) => api.boostcoin.getBalance({ user_id: null }, { signal }),
  });
  return <QueryView query={coins}>{({ balance }) => `${balance} coins`}</QueryView>;
};

test('ReadView shows the loading state, then an error with its reason, and retries', async () => {
  const waiting = Promise.withResolvers<{ balance: number }>();
  const answers = [() => waiting.promise, () => ({ balance: 250 })];
  const getBalance = () => (answers.shift() ?? answers[0] ?? (() => ({ balance: 0 })))();
  const { page, settle } = await renderInApp({ node: <Coins />, answers: { boostcoin: { getBalance } } });
  expect(page.querySelector('[role="status"]')?.getAttribute('aria-label')).toBe('Loading');
  expect(page.querySelector('[role="alert"]')).toBeNull();

  waiting.reject(new FakeApiError('too_many', 'Too many at once'));
  await settle();
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('Too many at once');
  expect(page.textContent).not.toContain('coins');

  const retry = page.querySelector('button');
  await act(async () => retry?.click());
  await settle();
  expect(page.textContent).toBe('250 coins');
});

const Framed = () => {
  const { api } = useServices();
  const coins = useApiQuery({
    key: ['framed'],
    fetch: (signal) => api.boostcoin.getBalance({ user_id: null }, { signal }),
  });
  return (
    <QueryView query={coins} around={(state) => <section>{state}</section>}>
      {({ balance }) => <section>{balance}</section>}
    </QueryView>
  );
};

test('data with its own frame replaces the frame of the loading state instead of updating it', async () => {
  const coming = Promise.withResolvers<{ balance: number }>();
  const getBalance = () => coming.promise;
  const { page, settle } = await renderInApp({ node: <Framed />, answers: { boostcoin: { getBalance } } });
  const before = page.querySelector('section');
  expect(before).not.toBeNull();
  coming.resolve({ balance: 250 });
  await settle();
  expect(page.querySelector('section')?.textContent).toBe('250');
  expect(page.querySelector('section')).not.toBe(before);
});

const read = vi.fn<() => Promise<string>>();

const Shown = () => (
  <QueryView query={useApiQuery({ key: ['shown'], fetch: read })}>{(text) => <p>{text}</p>}</QueryView>
);

async function drawFailed() {
  read.mockReset().mockRejectedValueOnce(new Error('down'));
  const node = (
    <main id="main" tabIndex={-1}>
      <Shown />
    </main>
  );
  const { page, settle } = await renderInApp({ node, answers: {} });
  const button = () => page.querySelector('button');
  const again = Promise.withResolvers<string>();
  read.mockReturnValueOnce(again.promise);
  await act(async () => {
    button()?.focus();
    button()?.click();
  });
  await settle();
  return { page, settle, button, again };
}

test('a retry keeps the error and its focused button', async () => {
  const { page, settle, button, again } = await drawFailed();
  expect(page.textContent).toContain('Couldn’t load this');
  expect(button()?.dataset.pending).toBe('true');
  expect(document.activeElement).toBe(button());
  await act(async () => again.reject(new Error('still down')));
  await settle();
  expect(button()?.dataset.pending).toBeUndefined();
  expect(document.activeElement).toBe(button());
});

test('the focus moves to the main part when a successful retry removes its button', async () => {
  const { page, settle, again } = await drawFailed();
  await act(async () => again.resolve('It is there'));
  await settle();
  expect(page.textContent).toBe('It is there');
  expect(document.activeElement?.id).toBe('main');
});

const Unsupported = () => {
  const query = useApiQuery({
    key: ['unsupported'],
    fetch: async () => {
      throw new ApiError({ call: 'news.getNewest', code: 'unsupported', status: 404, body: 'Not found' });
    },
  });
  return <QueryView query={query}>{() => 'news'}</QueryView>;
};

test('QueryView says in its place that the server does not have the call, without a retry', async () => {
  const { page } = await renderInApp({ node: <Unsupported />, answers: {} });
  expect(page.textContent).toBe('Not available on this server');
  expect(page.querySelector('button')).toBeNull();
  expect(page.querySelector('[role="alert"]')).toBeNull();
});

test.each([
  ['a call that the server does not have', 'unsupported', 'NewsNot available on this server'],
  ['another error, which is a toast', 'internal', ''],
] as const)('UnsupportedCard says so in its place for %s', async (_, code, text) => {
  const error = new ApiError({ call: 'news.getNewest', code, status: 404, body: '' });
  const { page } = await renderInApp({ node: <UnsupportedCard title="News" error={error} />, answers: {} });
  expect(page.textContent).toBe(text);
});
