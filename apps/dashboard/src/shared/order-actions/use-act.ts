import { type ApiError, type CallOptions, isApiError } from '@boostdesk/api-client';
import type { OrderView } from '@boostdesk/api-client/contract';
import { msg } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import type { Services } from '../../core/services.ts';
import { useServices } from '../../core/services-context.ts';
import { toasts } from '../../core/toasts.ts';
import { keys } from '../../data/query-client.ts';
import { failureWords } from '../../i18n/failure-words.ts';
import { i18n } from '../../i18n/i18n.ts';
import { newerOrder } from './newer-order.ts';
import { refusalToast } from './refusal-toast.ts';

interface Answer {
  readonly order: OrderView;
}

/** Error message of the form, and those of its fields. */
export interface Problem {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Errors that the form shows itself. */
const isForForm = (error: ApiError): boolean => error.code === 'invalid' || error.code === 'payment_declined';

function explain(error: ApiError): void {
  const toast = refusalToast(error);
  if (toast !== null) toasts.add(toast);
}

/** Caches the order of the answer, and discards older fetches in flight. */
async function keep({ queries }: Services, answer: Answer): Promise<void> {
  const queryKey = keys.order(answer.order.id);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<Answer>(queryKey, (known) => newerOrder(known, answer));
  for (const list of [keys.orderLists(), keys.orderCountsAll(), keys.chat(answer.order.id)]) {
    void queries.invalidateQueries({ queryKey: list });
  }
}

/**
 * Runs an order action; resolves to true on success. A 409 shows a toast and refetches the order, errors of the form
 * are returned in `problem`. Repeating an unchanged action after a lost connection is idempotent.
 */
export function useAct() {
  const services = useServices();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const broken = useRef<{ readonly body: string; readonly key: string | undefined } | null>(null);

  function refused(error: unknown, id: number, body: string): Problem | null {
    if (!isApiError(error)) {
      // An error of ours: show it and report it.
      toasts.add({ title: i18n._(msg`Error`), message: failureWords(error), style: 'error' });
      reportError(error);
      return null;
    }
    broken.current = error.isRetryable() ? { body, key: error.idempotencyKey } : null;
    if (isForForm(error)) return { message: failureWords(error), fields: error.fields ?? {} };
    explain(error);
    if (error.status === 409 || error.status === 404) {
      void services.queries.invalidateQueries({ queryKey: keys.order(id) });
    }
    return null;
  }

  /** Like `act`, for a form with its own error state. */
  async function ask<R extends { readonly id: number }>(
    call: (request: R, options: CallOptions) => Promise<Answer>,
    request: R,
  ): Promise<{ readonly isDone: boolean; readonly problem: Problem | null }> {
    const body = JSON.stringify(request);
    const key = broken.current?.body === body ? broken.current.key : undefined;
    const outcome = await call(request, { quiet: true, idempotencyKey: key }).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    if ('error' in outcome) return { isDone: false, problem: refused(outcome.error, request.id, body) };
    broken.current = null;
    await keep(services, outcome.answer);
    return { isDone: true, problem: null };
  }

  async function act<R extends { readonly id: number }>(...asked: Parameters<typeof ask<R>>): Promise<boolean> {
    setPending(true);
    setProblem(null);
    const outcome = await ask(...asked);
    setProblem(outcome.problem);
    setPending(false);
    return outcome.isDone;
  }

  return { act, ask, isPending, problem };
}
