import type { OrderEvent, OrderView } from '@boostdesk/api-client/contract';
import { FakeApiError, FakeNetworkError } from '@boostdesk/api-client/testing';
import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { ORDER_STATUS, type ProgressStep } from '@boostdesk/catalogs';
import { applyProgressStep } from '@boostdesk/catalogs/progress';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../core/toasts.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { orderView } from '../../../testing/order-view.ts';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { tokenFor } from '../../../testing/token.ts';
import { ProgressCard } from './progress-card.tsx';

const KAITO = { id: 5, name: 'Kaito', image: null };
const matches: OrderView = orderView(7, {
  status: ORDER_STATUS.processing,
  booster: KAITO,
  progress: { kind: 'count', unit: 'matches', done: 3, target: 10, percent: 30 },
});
const entry = (id: number): OrderEvent => ({
  id,
  kind: 'progress',
  at: '2026-11-29T12:00:00Z',
  actor: KAITO,
  data: {},
});

beforeEach(() => {
  toasts.resume('hidden');
  toasts.closeAll();
  // The queue is the app's own: it stays as other tests expect it.
  return () => {
    toasts.closeAll();
    toasts.pause('hidden');
  };
});

/** A server that counts; `fail` refuses the requests with an error that it returns, `lose` drops the answers. */
function createCounter(
  start: OrderView,
  fail: (count: number) => Error | null = () => null,
  lose: (count: number) => boolean = () => false,
) {
  let order = start;
  let calls = 0;
  const keys = new Map<string, OrderView>();
  const stepProgress = vi.fn(
    ({ step }: { readonly step: ProgressStep }, { idempotencyKey = '' }: { readonly idempotencyKey?: string } = {}) => {
      calls += 1;
      const error = fail(calls);
      if (error !== null) throw error;
      const known = keys.get(idempotencyKey);
      if (known !== undefined) return { order: known };
      const outcome = applyProgressStep(order.progress, step);
      if (outcome === null) throw new FakeApiError('conflict');
      order = {
        ...order,
        version: order.version + 1,
        progress: { ...outcome.standing, percent: outcome.percent },
        events: [...order.events, entry(calls)],
      };
      keys.set(idempotencyKey, order);
      if (lose(calls)) throw new FakeNetworkError('down');
      return { order };
    },
  );
  const undoProgress = vi.fn((_request: { readonly id: number; readonly event: number }) => {
    order = { ...start, version: order.version + 1 };
    return { order };
  });
  return { order: { stepProgress, undoProgress } };
}

async function renderCard(order: OrderView, answers: object = {}, user = KAITO.id) {
  stubLayout();
  const employee = { trial: false, order_notification: true, games: null, platforms: [] };
  const read = sessionFromToken(tokenFor({ user, role: ROLE.booster, employee }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const rendered = await renderInApp({ node: <ProgressCard order={order} />, answers, claims: read.session });
  const buttons = () =>
    [...rendered.page.querySelectorAll('button')].filter(({ textContent }) => textContent !== 'Small window');
  const press = async (...names: string[]) =>
    act(async () => {
      for (const name of names)
        buttons()
          .find(({ textContent }) => textContent === name)
          ?.click();
    });
  const shown = () => rendered.page.querySelector('strong')?.textContent;
  const messages = () => toasts.getSnapshot().visible.map(({ message }) => message);
  const pressToast = async (label: string) =>
    act(async () => {
      const { action, id } = toasts.getSnapshot().visible.find((one) => one.action?.label === label) ?? {};
      toasts.close(id ?? '');
      action?.onAction();
    });
  return { ...rendered, buttons, press, shown, messages, pressToast };
}

test.each([
  ['a match', matches, ['Win', 'Loss']],
  ['hours', { ...matches, progress: { ...matches.progress, unit: 'hours' } as OrderView['progress'] }, ['+1', '−1']],
  ['a paused order', { ...matches, status: ORDER_STATUS.paused }, []],
  ['an order of another booster', { ...matches, booster: { ...KAITO, id: 6 } }, []],
])('the card of %s offers its steps', async (_, order, expected) => {
  const { buttons } = await renderCard(order);
  expect(buttons().map(({ textContent }) => textContent)).toEqual(expected);
});

test('a press shows at once, and quick presses are sent one after the other, each with its own key', async () => {
  const server = createCounter(matches);
  const { press, shown, settle, messages } = await renderCard(matches, server);
  await press('Win', 'Loss', 'Win');
  expect(shown()).toBe('6 of 10 matches');
  await settle();
  expect(server.order.stepProgress.mock.calls.map(([{ step }]) => step)).toEqual(['win', 'loss', 'win']);
  expect(messages()).toEqual(['Progress logged: 6 of 10 matches.']);
});

test('a refused press is taken back, and the others stay', async () => {
  const server = createCounter(matches, (count) => (count === 2 ? new FakeApiError('conflict') : null));
  const { press, settle, messages } = await renderCard(matches, server);
  await press('Win', 'Win', 'Win');
  await settle();
  expect(server.order.stepProgress).toHaveBeenCalledTimes(3);
  expect(messages()).toContain('Progress logged: 5 of 10 matches.');
});

test('Undo takes back the latest press and says so, without an Undo once no press is left', async () => {
  const server = createCounter(matches);
  const { press, settle, pressToast, messages } = await renderCard(matches, server);
  await press('Win');
  await settle();
  await pressToast('Undo');
  await settle();
  expect(server.order.undoProgress).toHaveBeenCalledExactlyOnceWith({ id: 7, event: 1 }, expect.anything());
  expect(messages()).toEqual(['Progress undone: 3 of 10 matches.']);
  expect(toasts.getSnapshot().visible[0]?.action).toBeUndefined();
});

test('Undo takes back a press that was unanswered when it was pressed', async () => {
  const server = createCounter(matches);
  const { press, settle, pressToast } = await renderCard(matches, server);
  await press('Win');
  await settle();
  await act(async () => Promise.all([press('Loss'), pressToast('Undo')]));
  await settle();
  expect(server.order.stepProgress).toHaveBeenCalledTimes(2);
  expect(server.order.undoProgress).toHaveBeenCalledExactlyOnceWith({ id: 7, event: 2 }, expect.anything());
});

test('a press that is sent again counts from the latest order', async () => {
  const server = createCounter(matches, (count) => (count === 1 ? new FakeNetworkError('down') : null));
  const turn = Promise.withResolvers<void>();
  let calls = 0;
  const stepProgress = async (...request: Parameters<typeof server.order.stepProgress>) => {
    calls += 1;
    if (calls === 3) await turn.promise;
    return server.order.stepProgress(...request);
  };
  const { press, shown, settle, pressToast } = await renderCard(matches, { order: { stepProgress } });
  await press('Win', 'Win');
  await settle();
  expect(shown()).toBe('4 of 10 matches');
  await pressToast('Try again');
  expect(shown()).toBe('5 of 10 matches');
  turn.resolve();
  await settle();
  expect(shown()).toBe('5 of 10 matches');
});

test('the repeated answer to a press replaces no newer order, and Undo stays with the latest entry', async () => {
  const server = createCounter(
    matches,
    () => null,
    (count) => count === 1,
  );
  const { press, shown, settle, pressToast } = await renderCard(matches, server);
  await press('Win', 'Loss');
  await settle();
  await pressToast('Try again');
  await settle();
  expect(shown()).toBe('5 of 10 matches');
  await pressToast('Undo');
  await settle();
  expect(server.order.undoProgress).toHaveBeenCalledExactlyOnceWith({ id: 7, event: 2 }, expect.anything());
});

test('the card shows an unanswered press, and the tab asks before it closes', async () => {
  const turn = Promise.withResolvers<OrderView>();
  const stepProgress = async () => ({ order: await turn.promise });
  const { page, press, settle } = await renderCard(matches, { order: { stepProgress } });
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await press('Win');
  await settle();
  expect(page.querySelector('fieldset')?.textContent).toContain('Saving…');
  expect(asks()).toBe(true);
  turn.resolve({ ...matches, version: matches.version + 1 });
  await settle();
  expect(page.querySelector('fieldset')?.textContent).not.toContain('Saving…');
  expect(asks()).toBe(false);
});

test('Undo goes away after ten seconds', async () => {
  const { press, settle, messages } = await renderCard(matches, createCounter(matches));
  await press('Win');
  await settle();
  expect(messages()).toHaveLength(1);
  await act(async () => vi.advanceTimersByTimeAsync(10_000));
  expect(messages()).toEqual([]);
});

test('steps that lead out of the order are disabled, and the pressed one stays focusable', async () => {
  const full = { ...matches, progress: { ...matches.progress, done: 9 } as OrderView['progress'] };
  const server = createCounter(full);
  const { press, settle, buttons } = await renderCard(full, server);
  await press('Win');
  await settle();
  expect(buttons().map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false]);
  await press('Loss');
  await settle();
  expect(server.order.stepProgress).toHaveBeenCalledOnce();
});
