import { createIdempotencyKey, isApiError } from '@boostdesk/api-client';
import { useRef, useState } from 'react';
import { problemWords } from '../../app/problem-words.ts';

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

export interface PayHooks<Paid> {
  /** Sends the card; sent again under the same key it is done once. */
  readonly send: (card: string, options: { readonly quiet: true; readonly idempotencyKey: string }) => Promise<Paid>;
  readonly onPaid: (paid: Paid) => void;
  /** What was to be paid is not what it was. */
  readonly onStale: () => void;
}

/** Pays once, however often it is tried: a try whose end is not known is repeated under its own key. */
export function usePay<Paid>({ send, onPaid, onStale }: PayHooks<Paid>) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<PayProblem | null>(null);
  const open = useRef<{ readonly card: string; readonly key: string } | null>(null);

  const pay = (card: string) => {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    const attempt = open.current?.card === card ? open.current : { card, key: createIdempotencyKey() };
    open.current = attempt;
    send(card, { quiet: true, idempotencyKey: attempt.key }).then(
      (paid) => onPaid(paid),
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
