import type { accountselling, ResponseOf } from '@boostdesk/api-client/contract';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { toasts } from '../../core/toasts.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { isConflict, useSubmit } from '../../shared/hooks/use-submit.ts';
import { type Offer, useOfferApi } from './api.ts';

/**
 * Creates the unpaid order of the offer as shown and opens it for payment. A conflict (sold or changed meanwhile) shows a toast and calls
 * `onChanged`.
 */
export function useBuyOffer({ id, version }: Pick<Offer, 'id' | 'version'>, onChanged: () => void) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const calls = useOfferApi();
  const { submit, isPending, problem } = useSubmit<ResponseOf<typeof accountselling.calls.buy>>({
    onSuccess: ({ order }) => navigate(`/order/${order}`),
    handleError: (error) => {
      if (!isConflict(error)) return false;
      // The refetch may remove the offer’s card, and an error inside it.
      toasts.add({ title: t`Error`, message: errorMessage(error), style: 'error' });
      onChanged();
      return true;
    },
  });
  return { buy: () => submit(calls.buy, { id, version }), isPending, problem };
}
