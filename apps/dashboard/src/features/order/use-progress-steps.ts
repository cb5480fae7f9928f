import { createIdempotencyKey, isApiError } from '@boostdesk/api-client';
import type { OrderView } from '@boostdesk/api-client/contract';
import type { ProgressStep } from '@boostdesk/catalogs';
import { applyProgressStep } from '@boostdesk/catalogs/progress';
import type { FormProblem } from '@boostdesk/ui/use-form';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { toasts, UNDO_MS } from '../../core/toasts.ts';
import { useLatest } from '../../core/use-latest.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { formatProgress } from '../../i18n/format-order.ts';
import { useOrderApi } from '../../shared/order-actions/api.ts';
import { type OrderAnswer, useOrderAnswers } from '../../shared/order-actions/use-order-action.ts';

const TOAST_TAG = 'progress-step';

interface Press {
  readonly step: ProgressStep;
  /** Makes the server count a repeated request once. */
  readonly idempotencyKey: string;
}

/** The outcome of the latest press or undo, as in its toast. */
interface StepNotice {
  readonly message: string;
  readonly action: { readonly label: string; readonly onAction: () => void } | null;
}

interface Undoable {
  readonly event: number;
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
  events.findLast(({ kind, data }) => kind === 'progress' && data.undone !== true)?.id;

const pickNewer = (known: OrderView, other: OrderView): OrderView => (other.version > known.version ? other : known);

const isUnanswered = (error: unknown): boolean => isApiError(error) && error.isRetryable();

/**
 * Logs progress by single presses. Shows them at once, sends them one after the other, and takes back those that the
 * server refuses. Returns the order with all presses, whether some are unanswered, and the outcome of the latest.
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
  // Presses and answers come later than the render.
  const latest = useLatest(order);
  const answered = useRef(order);
  const queue = useRef(Promise.resolve());
  const unanswered = useRef<readonly Press[]>([]);
  const undoable = useRef<readonly Undoable[]>([]);
  const [notice, setNotice] = useState<StepNotice | null>(null);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => setNotice(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  const newest = () => pickNewer(latest.current, answered.current);
  /** Takes the latest answer over, together with the end of its press. */
  function settle(press?: Press): void {
    const now = answered.current;
    setState(({ base, pending }) => ({
      base: pickNewer(base, now),
      pending: pending.filter((one) => one !== press),
    }));
  }
  /** Runs after the work before it, even when the page is left. Closing the tab would lose it, so the browser asks. */
  function inTurn(work: () => Promise<void>): void {
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    queue.current = queue.current.then(work).finally(() => removeEventListener('beforeunload', ask));
  }

  /** The answer to a repeated request may be older than the order that is shown. */
  async function noteAnswer(answer: OrderAnswer): Promise<void> {
    await answers.cacheOrder(answer);
    answered.current = pickNewer(answered.current, answer.order);
  }

  /** Undo of the latest press for the rest of its time, unless another entry followed it. */
  function findUndo() {
    const last = undoable.current.at(-1);
    if (last === undefined || last.event !== latestEntry(newest())) return null;
    const timeout = last.until - Date.now();
    return timeout <= 0 ? null : { timeout, action: { label: t`Undo`, onAction: () => inTurn(() => undo()) } };
  }

  /** Confirms a press or an undo, and offers to undo the press that is the latest now. */
  function confirmDone(message: string): void {
    const offer = findUndo();
    toasts.add({ title: t`Success`, message, style: 'success', tag: TOAST_TAG, ...offer });
    setNotice({ message, action: offer?.action ?? null });
  }

  function describe({ progress, won, lost }: OrderView): string {
    if (progress.kind === 'count') return formatProgress(progress);
    return t`${plural(won, { one: '# win', other: '# wins' })}, ${plural(lost, { one: '# loss', other: '# losses' })}`;
  }

  function noteDone(answer: OrderAnswer): void {
    const event = latestEntry(answer.order);
    const now = newest();
    if (event !== undefined && event === latestEntry(now)) {
      undoable.current = [...undoable.current, { event, until: Date.now() + UNDO_MS }];
    }
    confirmDone(t`Progress logged: ${describe(now)}.`);
  }

  /** `retry` sends the same idempotency key again, as the server may have answered. */
  function offerRetry(message: string, retry: () => void): void {
    const action = { label: t`Try again`, onAction: retry };
    toasts.add({ title: t`Error`, message, style: 'error', timeout: 0, action });
    setNotice({ message, action });
  }

  function showError(error: unknown): void {
    answers.showError(error);
    const message = errorMessage(error);
    setNotice({ message, action: null });
    setProblem(isApiError(error, 'unsupported') ? { message, fields: {} } : null);
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
      await noteAnswer(answer);
      settle(press);
      noteDone(answer);
    } catch (error) {
      settle(press);
      if (!isUnanswered(error)) return showError(error);
      // Equal toasts are merged, so one retry sends all.
      unanswered.current = [...unanswered.current, press];
      offerRetry(t`Couldn’t log the progress.`, sendUnanswered);
    }
  }

  /** Undoes the latest press at its turn, as earlier presses may be answered meanwhile. */
  async function undo(last = undoable.current.at(-1), idempotencyKey: string = createIdempotencyKey()): Promise<void> {
    if (last === undefined) return;
    undoable.current = undoable.current.filter((one) => one !== last);
    try {
      const answer = await api.order.undoProgress({ id: order.id, event: last.event }, { idempotencyKey, quiet: true });
      await noteAnswer(answer);
      settle();
      confirmDone(t`Progress undone: ${describe(newest())}.`);
    } catch (error) {
      if (!isUnanswered(error)) return showError(error);
      offerRetry(t`Couldn’t undo the progress.`, () => inTurn(() => undo(last, idempotencyKey)));
    }
  }

  function add(press: Press): void {
    const now = newest();
    setState(({ base, pending }) => ({ base: pending.length === 0 ? now : base, pending: [...pending, press] }));
    inTurn(() => send(press));
  }

  // The query passes the last answer on later than `base`.
  return {
    order: pending.length === 0 ? pickNewer(order, base) : pending.reduce(withPress, base),
    isPending: pending.length > 0,
    notice,
    /** What no toast has said. */
    problem,
    press: (step: ProgressStep) => add({ step, idempotencyKey: createIdempotencyKey() }),
  };
}
