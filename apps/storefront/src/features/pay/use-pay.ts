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

export interface PayHandlers<Paid> {
  /** Sends the card; sent again under the same key it is done once. */
  readonly send: (card: string, options: { readonly quiet: true; readonly idempotencyKey: string }) => Promise<Paid>;
  readonly onPaid: (paid: Paid) => void;
  /** What was to be paid is not what it was. */
  readonly onStale: () => void;
}

/**
 * Pays once, however often it is tried: a try whose end is not known is repeated under its own key. Its answer is what was wrong,
 * or null.
 */
export function usePay<Paid>({ send, onPaid, onStale }: PayHandlers<Paid>) {
  const open = useRef<{ readonly card: string; readonly key: string } | null>(null);

  return async (card: string): Promise<FormProblem | null> => {
    const attempt = open.current?.card === card ? open.current : { card, key: createIdempotencyKey() };
    open.current = attempt;
    let paid: Paid;
    try {
      paid = await send(card, { quiet: true, idempotencyKey: attempt.key });
    } catch (error) {
      if (!isApiError(error) || !error.isRetryable()) open.current = null;
      // Paid in another tab, or no longer to be paid: what stands now says more than the refusal.
      if (isApiError(error, 'conflict')) onStale();
      return toPayProblem(error);
    }
    onPaid(paid);
    return null;
  };
}
