import { type ApiErrorCode, isApiError } from '@boostdesk/api-client';
import type { OrderView } from '@boostdesk/api-client/contract';
import { msg } from '@lingui/core/macro';
import { useServices } from '../../core/services-context.ts';
import { toasts } from '../../core/toasts.ts';
import { keys } from '../../data/query-client.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { i18n } from '../../i18n/i18n.ts';
import { type SubmitOptions, useSubmit } from '../hooks/use-submit.ts';
import { toActionErrorToast } from './action-error-toast.ts';

export interface OrderAnswer {
  readonly order: OrderView;
}

/** Returns the newer of the cached and the received version, so that a slow answer does not undo newer data. */
export const pickNewerOrder = <A extends { readonly order: Pick<OrderView, 'version'> }>(
  known: A | undefined,
  answer: A,
): A => (known !== undefined && known.order.version > answer.order.version ? known : answer);

interface OrderActionOptions extends Pick<SubmitOptions<OrderAnswer>, 'draft' | 'success'> {
  readonly onSuccess?: (answer: OrderAnswer) => void;
}

const SHOWN_BY_FORM: ReadonlySet<ApiErrorCode> = new Set(['invalid', 'payment_declined', 'unsupported']);

function showError(error: unknown): void {
  const toast = isApiError(error)
    ? toActionErrorToast(error)
    : { title: i18n._(msg`Error`), message: errorMessage(error), style: 'error' as const };
  if (toast !== null) toasts.add(toast);
}

/** What follows the answer to an action of an order, or its error. */
export function useOrderAnswers(id: number) {
  const { queries } = useServices();
  return {
    /** Caches the order of the answer, and discards older fetches in flight. */
    async cacheOrder(answer: OrderAnswer): Promise<void> {
      const queryKey = keys.order(id);
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<OrderAnswer>(queryKey, (known) => pickNewerOrder(known, answer));
      for (const list of [keys.orderLists(), keys.orderCountsAll(), keys.chat(id)]) {
        void queries.invalidateQueries({ queryKey: list });
      }
    },

    /** Shows the error as a toast; a 409 or 404 refetches the order. */
    showError(error: unknown): void {
      showError(error);
      if (isApiError(error) && (error.status === 409 || error.status === 404)) {
        void queries.invalidateQueries({ queryKey: keys.order(id) });
      }
    },
  };
}

/** Submits actions of an order. Errors of the form are in `problem`, others are toasts; a 409 refetches the order. */
export function useOrderAction(id: number, { onSuccess, ...options }: OrderActionOptions = {}) {
  const answers = useOrderAnswers(id);

  async function handleSuccess(answer: OrderAnswer): Promise<void> {
    await answers.cacheOrder(answer);
    onSuccess?.(answer);
  }

  function handleError(error: unknown): boolean {
    if (isApiError(error) && SHOWN_BY_FORM.has(error.code)) return false;
    answers.showError(error);
    return true;
  }

  return useSubmit<OrderAnswer>({ ...options, onSuccess: handleSuccess, handleError, quiet: true });
}
