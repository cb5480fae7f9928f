import { type ApiError, type CallOptions, isApiError } from '@boostdesk/api-client';
import type { OrderView } from '@boostdesk/api-client/contract';
import { msg } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import type { Services } from '../../core/services.ts';
import { useServices } from '../../core/services-context.ts';
import { toasts } from '../../core/toasts.ts';
import { keys } from '../../data/query-client.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { i18n } from '../../i18n/i18n.ts';
import { toActionErrorToast } from './action-error-toast.ts';
import { pickNewerOrder } from './newer-order.ts';

interface Answer {
  readonly order: OrderView;
}

/** Error message of the form, and those of its fields. */
export interface Problem {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Errors that the form shows itself. */
const isShownInForm = (error: ApiError): boolean => error.code === 'invalid' || error.code === 'payment_declined';

function showError(error: ApiError): void {
  const toast = toActionErrorToast(error);
  if (toast !== null) toasts.add(toast);
}

/** Caches the order of the answer, and discards older fetches in flight. */
async function cacheOrder({ queries }: Services, answer: Answer): Promise<void> {
  const queryKey = keys.order(answer.order.id);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<Answer>(queryKey, (known) => pickNewerOrder(known, answer));
  for (const list of [keys.orderLists(), keys.orderCountsAll(), keys.chat(answer.order.id)]) {
    void queries.invalidateQueries({ queryKey: list });
  }
}

/**
 * Runs an order action; resolves to true on success. A 409 shows a toast and refetches the order, errors of the form
 * are returned in `problem`. Repeating an unchanged action after a lost connection is idempotent.
 */
export function useOrderAction() {
  const services = useServices();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const lastFailure = useRef<{ readonly body: string; readonly key: string | undefined } | null>(null);

  function handleError(error: unknown, id: number, body: string): Problem | null {
    if (!isApiError(error)) {
      // An error of ours: show it and report it.
      toasts.add({ title: i18n._(msg`Error`), message: errorMessage(error), style: 'error' });
      reportError(error);
      return null;
    }
    lastFailure.current = error.isRetryable() ? { body, key: error.idempotencyKey } : null;
    if (isShownInForm(error)) return { message: errorMessage(error), fields: error.fields ?? {} };
    showError(error);
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
    const key = lastFailure.current?.body === body ? lastFailure.current.key : undefined;
    const outcome = await call(request, { quiet: true, idempotencyKey: key }).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    if ('error' in outcome) return { isDone: false, problem: handleError(outcome.error, request.id, body) };
    lastFailure.current = null;
    await cacheOrder(services, outcome.answer);
    return { isDone: true, problem: null };
  }

  async function act<R extends { readonly id: number }>(...args: Parameters<typeof ask<R>>): Promise<boolean> {
    setPending(true);
    setProblem(null);
    const outcome = await ask(...args);
    setProblem(outcome.problem);
    setPending(false);
    return outcome.isDone;
  }

  return { act, ask, isPending, problem };
}
