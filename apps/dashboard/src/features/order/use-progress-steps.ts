import { isApiError } from '@boostdesk/api-client';
import type { OrderView } from '@boostdesk/api-client/contract';
import type { ProgressStep } from '@boostdesk/catalogs';
import { applyProgressStep } from '@boostdesk/catalogs/progress';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { toasts } from '../../core/toasts.ts';
import { formatProgress } from '../../i18n/format-order.ts';
import { useOrderApi } from '../../shared/order-actions/api.ts';
import { type OrderAnswer, useOrderAnswers } from '../../shared/order-actions/use-order-action.ts';
import { stepLabel } from './step-labels.ts';

/** Duration of the undo toast, in ms; the server accepts an undo for longer. */
const UNDO_MS = 10_000;
const TOAST_TAG = 'progress-step';

interface Press {
  readonly step: ProgressStep;
  /** Makes the server count a repeated request once. */
  readonly idempotencyKey: string;
}

interface Undoable {
  readonly event: number;
  readonly step: ProgressStep;
  /** End of the undo, in ms since 1970. */
  readonly until: number;
}

/** Shows a press before its answer. */
function withPress(order: OrderView, { step }: Press): OrderView {
  const outcome = applyProgressStep(order.progress, step);
  if (outcome === null) return order;
  const { standing, percent, won } = outcome;
  return {
    ...order,
    progress: { ...standing, percent },
    won: order.won + (won === true ? 1 : 0),
    lost: order.lost + (won === false ? 1 : 0),
  };
}

const latestEntry = ({ events }: OrderView): number | undefined =>
  events.findLast(({ kind }) => kind === 'progress')?.id;

const isUnanswered = (error: unknown): boolean => isApiError(error) && error.isRetryable();

/**
 * Logs progress by single presses. Shows them at once, sends them one after the other, and takes back those that the
 * server refuses. Returns the order with all presses.
 */
export function useProgressSteps(order: OrderView) {
  const { t } = useLingui();
  const api = useOrderApi();
  const answers = useOrderAnswers(order.id);
  // Presses without an answer, and the order before them: a refetch meanwhile could contain some of them already.
  const [{ base, pending }, setState] = useState<{ readonly base: OrderView; readonly pending: readonly Press[] }>({
    base: order,
    pending: [],
  });
  const queue = useRef(Promise.resolve());
  const unanswered = useRef<readonly Press[]>([]);
  const undoable = useRef<readonly Undoable[]>([]);

  const remove = (press: Press, now: OrderView | null) =>
    setState((state) => ({ base: now ?? state.base, pending: state.pending.filter((one) => one !== press) }));
  const inTurn = (work: () => Promise<void>) => {
    queue.current = queue.current.then(work);
  };

  /** Offers to undo the latest press for the rest of its time. */
  function offerUndo(message: string): void {
    const last = undoable.current.at(-1);
    const timeout = last === undefined ? 0 : last.until - Date.now();
    if (last === undefined || timeout <= 0) return;
    const action = { label: t`Undo`, onAction: () => inTurn(() => undo(last)) };
    toasts.add({ title: t`Success`, message, style: 'success', timeout, tag: TOAST_TAG, action });
  }

  function describe({ progress, won, lost }: OrderView): string {
    if (progress.kind === 'count') return formatProgress(progress);
    return t`${plural(won, { one: '# win', other: '# wins' })}, ${plural(lost, { one: '# loss', other: '# losses' })}`;
  }

  function noteDone({ step }: Press, answer: OrderAnswer): void {
    const event = latestEntry(answer.order);
    if (event === undefined) return;
    undoable.current = [...undoable.current, { event, step, until: Date.now() + UNDO_MS }];
    offerUndo(t`${stepLabel(step)} logged. Now: ${describe(answer.order)}.`);
  }

  /** `retry` sends the same idempotency key again, as the server may have answered. */
  function offerRetry(message: string, retry: () => void): void {
    const action = { label: t`Try again`, onAction: retry };
    toasts.add({ title: t`Error`, message, style: 'error', timeout: 0, action });
  }

  function sendUnanswered(): void {
    const presses = unanswered.current;
    unanswered.current = [];
    for (const press of presses) add(press);
  }

  async function send(press: Press): Promise<void> {
    const { idempotencyKey, step } = press;
    try {
      const answer = await api.order.stepProgress({ id: order.id, step }, { idempotencyKey, quiet: true });
      await answers.cacheOrder(answer);
      remove(press, answer.order);
      noteDone(press, answer);
    } catch (error) {
      remove(press, null);
      if (!isUnanswered(error)) return answers.showError(error);
      // Equal toasts are merged, so one retry sends all.
      unanswered.current = [...unanswered.current, press];
      offerRetry(t`Couldn’t log the progress.`, sendUnanswered);
    }
  }

  async function undo(last: Undoable, idempotencyKey: string = crypto.randomUUID()): Promise<void> {
    undoable.current = undoable.current.filter((one) => one !== last);
    try {
      const answer = await api.order.undoProgress({ id: order.id, event: last.event }, { idempotencyKey, quiet: true });
      await answers.cacheOrder(answer);
      setState((state) => ({ ...state, base: answer.order }));
      offerUndo(t`${stepLabel(last.step)} undone. Now: ${describe(answer.order)}.`);
    } catch (error) {
      if (!isUnanswered(error)) return answers.showError(error);
      offerRetry(t`Couldn’t undo the progress.`, () => inTurn(() => undo(last, idempotencyKey)));
    }
  }

  function add(press: Press): void {
    setState((state) => ({
      base: state.pending.length === 0 ? order : state.base,
      pending: [...state.pending, press],
    }));
    inTurn(() => send(press));
  }

  // The query passes the last answer on later than `base`.
  const settled = base.version > order.version ? base : order;
  return {
    order: pending.length === 0 ? settled : pending.reduce(withPress, base),
    press: (step: ProgressStep) => add({ step, idempotencyKey: crypto.randomUUID() }),
  };
}
