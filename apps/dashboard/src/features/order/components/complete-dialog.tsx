import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServices } from '../../../app/services-context.ts';
import { formatMoney } from '../../../parts/format.ts';
import { useAct } from '../use-act.ts';
import { FormDialog } from './form-dialog.tsx';
import type { OrderDialogProps } from './pay-dialog.tsx';

/** The contract's least length of a proof. */
const LEAST = 10;
/** Nothing, or an address of the web. */
const WEB = /^(https?:\/\/\S+)?$/i;

/** Completes with proof: after it the earnings are booked, and nothing goes back. */
export const CompleteDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const { api } = useServices();
  const { act, isPending, problem } = useAct();
  const [note, setNote] = useState('');
  const [link, setLink] = useState('');
  const complete = async () => {
    const proof = { note, ...(link.trim() !== '' && { link: link.trim() }) };
    if (await act(api.order.complete, { id: order.id, proof })) onClose();
  };
  return (
    <FormDialog
      title={t`Complete order #${order.id}?`}
      submitLabel={t`Complete`}
      isPending={isPending}
      isSubmitDisabled={note.trim().length < LEAST || !WEB.test(link.trim())}
      problem={problem?.message}
      onSubmit={() => void complete()}
      onClose={onClose}
    >
      {order.earning !== null && (
        <p>
          <Trans>
            The share of {formatMoney(order.earning.amount, order.earning.currency)} is booked, and the customer is
            asked for a review. This cannot be taken back.
          </Trans>
        </p>
      )}
      <TextField
        label={t`Proof`}
        subLabel={t`What was reached, in at least ${LEAST} characters. The customer reads it.`}
        value={note}
        onChange={setNote}
        validate={(value) => (value.trim().length < LEAST ? t`At least ${LEAST} characters` : null)}
        error={problem?.fields['proof.note']}
        validMessage={null}
        maxLength={1000}
        isMultiline
        isRequired
        autoFocus
      />
      <TextField
        label={t`Link`}
        subLabel={t`Optional: a screenshot or the match history.`}
        type="url"
        value={link}
        onChange={setLink}
        validate={(value) => (WEB.test(value.trim()) ? null : t`An address that begins with https://`)}
        error={problem?.fields['proof.link']}
        validMessage={null}
        placeholder="https://"
        maxLength={500}
      />
    </FormDialog>
  );
};
