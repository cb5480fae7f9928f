import { isApiError } from '@boostdesk/api-client';
import type { OrderChoice } from '@boostdesk/api-client/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../app/error-message.ts';
import { useServices, useVisitor } from '../../app/services-context.ts';
import { getOrderKey } from '../../shared/order-key.ts';

/** Creates the unpaid order and opens its payment page. */
export function useOrder() {
  const { api } = useServices();
  const { actor } = useVisitor();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** `coins`: proposed on the payment page. */
  const order = (choice: OrderChoice, coins: number) => {
    setPending(true);
    setProblem(null);
    const options = { quiet: true, idempotencyKey: getOrderKey(actor.id, choice) };
    api.order.create(choice, options).then(
      (made) => void navigate(`/pay/${made.order.id}${coins > 0 ? `?coins=${coins}` : ''}`),
      (error: unknown) => {
        setPending(false);
        // Session ended: the button offers to sign in again, and the choice stays.
        if (!isApiError(error, 'session_ended')) setProblem(errorMessage(error));
      },
    );
  };
  return { order, isPending, problem };
}
