import { extendClient } from '@boostdesk/api-client';
import { accountselling } from '@boostdesk/api-client/contract';
import { TextField } from '@boostdesk/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServices } from '../../../app/services-context.ts';
import { useSave } from '../../../parts/area/use-save.ts';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import type { OfferPanelProps } from '../offer.ts';
import { offerName } from '../offer-words.ts';

/** Refuses an offer with a reason. */
export const RefuseDialog = ({ offer, onChanged, onClose }: OfferPanelProps & { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const { api } = useServices();
  const { save, isPending, problem, setProblem } = useSave();
  const [reason, setReason] = useState('');
  const { id } = offer;
  const refuse = async () => {
    const calls = extendClient(api, { accountselling: accountselling.calls }).accountselling;
    const asked = { id, reason };
    const outcome = await save(asked, (options) => calls.refuse(asked, options));
    if (outcome === null) return;
    onChanged();
    if ('stale' in outcome) return setProblem({ message: outcome.stale, fields: {} });
    onClose();
  };
  return (
    <FormDialog
      title={t`Refuse ${offerName(offer)}?`}
      submitLabel={t`Refuse`}
      submitVariant="danger"
      isPending={isPending}
      isSubmitDisabled={reason.trim() === ''}
      problem={problem?.message}
      onSubmit={() => void refuse()}
      onClose={onClose}
    >
      <TextField
        label={t`Reason`}
        subLabel={t`The seller is told, and reads it.`}
        isMultiline
        maxLength={500}
        value={reason}
        onChange={setReason}
        validMessage={null}
        error={problem?.fields.reason}
      />
    </FormDialog>
  );
};
