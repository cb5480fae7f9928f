import { createIdempotencyKey, isApiError } from '@boostdesk/api-client';
import type { FormProblem } from '@boostdesk/ui/use-form';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { toFormProblem } from '../../app/form-problem.ts';

const toDeclinedProblem = (): FormProblem => ({
  message: null,
  fields: { card: t`Your card was declined. Try another card.` },
});

function toPayProblem(error: unknown): FormProblem | null {
  if (isApiError(error, 'payment_declined')) return toDeclinedProblem();
  return isApiError(error, 'session_ended') ? null : toFormProblem(error);
}

/** Payment by card, by coins, or by both. */
export interface PaymentMeans {
  readonly card?: string;
  readonly coins?: number;
}

export interface PayHandlers<Paid> {
  /** Idempotent by its key. */
  readonly send: (
    means: PaymentMeans,
    options: { readonly quiet: true; readonly idempotencyKey: string },
  ) => Promise<Paid>;
  readonly onPaid: (paid: Paid) => void;
  /** The amount or state has changed. */
  readonly onStale: () => void;
}

/** Pays once: an attempt without a known result is retried with the same key. Returns the error, or null. */
export function usePay<Paid>({ send, onPaid, onStale }: PayHandlers<Paid>) {
  const open = useRef<{ readonly request: string; readonly key: string } | null>(null);

  return async (means: PaymentMeans): Promise<FormProblem | null> => {
    const request = JSON.stringify(means);
    const attempt = open.current?.request === request ? open.current : { request, key: createIdempotencyKey() };
    open.current = attempt;
    let paid: Paid;
    try {
      paid = await send(means, { quiet: true, idempotencyKey: attempt.key });
    } catch (error) {
      if (!isApiError(error) || !error.isRetryable()) open.current = null;
      // Paid in another tab or no longer payable: the reloaded page says more than the error.
      if (isApiError(error, 'conflict')) onStale();
      return toPayProblem(error);
    }
    onPaid(paid);
    return null;
  };
}
