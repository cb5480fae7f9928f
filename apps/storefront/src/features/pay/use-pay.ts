import { createIdempotencyKey, isApiError } from '@boostdesk/api-client';
import type { OrderView } from '@boostdesk/api-client/contract';
import { useRef, useState } from 'react';
import { problemWords } from '../../app/problem-words.ts';
import { useServices } from '../../app/services-context.ts';

export interface PayProblem {
  /** At the card's field. */
  readonly card: string | null;
  /** About the payment as a whole. */
  readonly form: string | null;
}

const DECLINED = 'The card was declined. Use another one.';

function problemOf(error: unknown): PayProblem {
  if (isApiError(error, 'payment_declined')) return { card: DECLINED, form: null };
  const card = isApiError(error) ? (error.fields?.card ?? null) : null;
  return { card, form: card === null ? problemWords(error) : null };
}

export interface PayHooks {
  readonly onPaid: (order: OrderView) => void;
  readonly onStale: () => void;
}

/** Pays once, however often it is tried: a try whose end is not known is repeated under its own key. */
export function usePay(id: number, { onPaid, onStale }: PayHooks) {
  const { api } = useServices();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<PayProblem | null>(null);
  const open = useRef<{ readonly card: string; readonly key: string } | null>(null);

  const pay = (card: string) => {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    const attempt = open.current?.card === card ? open.current : { card, key: createIdempotencyKey() };
    open.current = attempt;
    api.order.pay({ id, card }, { quiet: true, idempotencyKey: attempt.key }).then(
      ({ order }) => onPaid(order),
      (error: unknown) => {
        setPending(false);
        if (!isApiError(error) || !error.retryable()) open.current = null;
        // Paid in another tab, or no longer to be paid: what stands now says more than the refusal.
        if (isApiError(error, 'conflict')) onStale();
        if (!isApiError(error, 'session_ended')) setProblem(problemOf(error));
      },
    );
  };
  return { pay, isPending, problem, clear: () => setProblem(null) };
}
