import { extendClient } from '@boostdesk/api-client';
import { accountselling } from '@boostdesk/api-client/contract';
import { useLingui } from '@lingui/react/macro';
import { useServices } from '../../../core/services-context.ts';
import { useSave } from '../../../shared/area/use-save.ts';
import { RefuseDialog } from '../../../shared/components/refuse-dialog.tsx';
import type { OfferPanelProps } from '../offer.ts';
import { offerName } from '../offer-labels.ts';

/** Refuses an offer with a reason. */
export const RefuseOfferDialog = ({
  offer,
  onChanged,
  onClose,
}: OfferPanelProps & { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const { api } = useServices();
  const { save, isPending, problem, setProblem } = useSave();
  const { id } = offer;
  const refuse = async (reason: string) => {
    const calls = extendClient(api, { accountselling: accountselling.calls }).accountselling;
    const request = { id, reason };
    const outcome = await save(request, (options) => calls.refuse(request, options));
    if (outcome === null) return false;
    onChanged();
    if ('stale' in outcome) {
      setProblem({ message: outcome.stale, fields: {} });
      return false;
    }
    onClose();
    return true;
  };
  return (
    <RefuseDialog
      draftName={`account offer ${id} refuse`}
      title={t`Reject ${offerName(offer)}?`}
      hint={t`The seller is notified and can see the reason.`}
      isPending={isPending}
      problem={problem}
      onRefuse={refuse}
      onClose={onClose}
    />
  );
};
