import { extendClient } from '@boostdesk/api-client';
import { accountselling } from '@boostdesk/api-client/contract';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../app/services-context.ts';
import { useSave } from '../../parts/area/use-save.ts';

/** Creates the unpaid order of an offer and opens it, where the customer pays. A conflict calls `onChanged` and becomes the problem. */
export function useBuyOffer(id: number, onChanged: () => void) {
  const { api } = useServices();
  const navigate = useNavigate();
  const calls = extendClient(api, { accountselling: accountselling.calls }).accountselling;
  const { save, isPending, problem, setProblem } = useSave();
  const buy = async (): Promise<void> => {
    const outcome = await save({ id }, async (options) => ({ row: await calls.buy({ id }, options) }));
    if (outcome === null) return;
    if ('stale' in outcome) {
      setProblem({ message: outcome.stale, fields: {} });
      return onChanged();
    }
    await navigate(`/order/${outcome.row.order}`);
  };
  return { buy, isPending, problem };
}
