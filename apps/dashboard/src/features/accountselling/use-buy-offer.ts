import { extendClient } from '@boostdesk/api-client';
import { accountselling } from '@boostdesk/api-client/contract';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../core/services-context.ts';
import { toasts } from '../../core/toasts.ts';
import { useSave } from '../../shared/area/use-save.ts';
import type { Offer } from './offer.ts';

/**
 * Creates the unpaid order of the offer as shown and opens it for payment. A conflict (sold or changed meanwhile) shows a toast and calls
 * `onChanged`.
 */
export function useBuyOffer({ id, version }: Pick<Offer, 'id' | 'version'>, onChanged: () => void) {
  const { t } = useLingui();
  const { api } = useServices();
  const navigate = useNavigate();
  const calls = extendClient(api, { accountselling: accountselling.calls }).accountselling;
  const { save, isPending, problem } = useSave();
  const buy = async (): Promise<void> => {
    const request = { id, version };
    const outcome = await save(request, async (options) => ({ row: await calls.buy(request, options) }));
    if (outcome === null) return;
    if ('stale' in outcome) {
      // The refetch may remove the offer’s card, and an error inside it.
      toasts.add({ title: t`Error`, message: outcome.stale, style: 'error' });
      return onChanged();
    }
    await navigate(`/order/${outcome.row.order}`);
  };
  return { buy, isPending, problem };
}
