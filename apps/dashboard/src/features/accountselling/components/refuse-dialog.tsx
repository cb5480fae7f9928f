import { extendClient } from '@boostdesk/api-client';
import { accountselling } from '@boostdesk/api-client/contract';
import { useLingui } from '@lingui/react/macro';
import { useServices } from '../../../core/services-context.ts';
import { RefuseDialog } from '../../../shared/components/refuse-dialog.tsx';
import { useSubmit } from '../../../shared/hooks/use-submit.ts';
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
  const { id } = offer;
  const calls = extendClient(api, { accountselling: accountselling.calls }).accountselling;
  const { submit, isPending, problem } = useSubmit({
    onSuccess: onClose,
    onSettled: onChanged,
  });
  return (
    <RefuseDialog
      draftName={`account offer ${id} refuse`}
      title={t`Reject ${offerName(offer)}?`}
      hint={t`The seller is notified and can see the reason.`}
      isPending={isPending}
      problem={problem}
      onRefuse={async (reason) => (await submit(calls.refuse, { id, reason })).isDone}
      onClose={onClose}
    />
  );
};
