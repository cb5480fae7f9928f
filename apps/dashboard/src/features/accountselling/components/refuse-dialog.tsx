import { useLingui } from '@lingui/react/macro';
import { RefuseDialog } from '../../../shared/components/refuse-dialog.tsx';
import { useSubmit } from '../../../shared/hooks/use-submit.ts';
import { type Offer, useOfferApi } from '../api.ts';
import { offerName } from '../offer-labels.ts';

export interface OfferPanelProps {
  readonly offer: Offer;
  readonly onChanged: () => void;
}

/** Refuses an offer with a reason. */
export const RefuseOfferDialog = ({
  offer,
  onChanged,
  onClose,
}: OfferPanelProps & { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const api = useOfferApi();
  const { id } = offer;
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
      onRefuse={async (reason) => (await submit(api.refuse, { id, reason })).isDone}
      onClose={onClose}
    />
  );
};
