import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { formatMoney } from '../../../parts/format.ts';
import { subjectOf } from '../../../parts/order-subject.ts';
import { noEnding, toEnding } from '../ending-draft.ts';
import type { OrderDialogProps } from '../order-dialog-props.ts';
import { useAct } from '../use-act.ts';
import { useOrderApi } from '../use-order-api.ts';
import { EndingFields } from './ending-fields.tsx';

/** The contract's least length of a proof. */
const LEAST = 10;
/** Nothing, or an address of the web. */
const WEB = /^(https?:\/\/\S+)?$/i;

/** Completes with proof: after it the earnings are booked, and nothing goes back. Below the target staff say why, and who gets what. */
export const CompleteDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const { act, isPending, problem } = useAct();
  const [note, setNote] = useState('');
  const [link, setLink] = useState('');
  const isBelow = subjectOf(order).targetReached !== true;
  const [draft, setDraft] = useState(() => noEnding('byProgress'));
  const ending = isBelow ? toEnding(order, draft) : undefined;
  const complete = async () => {
    if (ending === null) return;
    const proof = { note, ...(link.trim() !== '' && { link: link.trim() }) };
    if (await act(api.order.complete, { id: order.id, proof, ...(ending && { ending }) })) onClose();
  };
  return (
    <FormDialog
      title={isBelow ? t`Complete order #${order.id} below its target?` : t`Complete order #${order.id}?`}
      submitLabel={t({ context: 'button', message: 'Complete' })}
      isPending={isPending}
      isSubmitDisabled={note.trim().length < LEAST || !WEB.test(link.trim()) || ending === null}
      submitVariant={isBelow ? 'danger' : 'primary'}
      problem={problem?.message}
      onSubmit={() => void complete()}
      onClose={onClose}
    >
      {isBelow && (
        <EndingFields
          order={order}
          settlements={['byProgress', 'allToBooster']}
          draft={draft}
          onChange={setDraft}
          fields={problem?.fields ?? {}}
        />
      )}
      {!isBelow && order.earning !== null && (
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
        autoFocus={!isBelow}
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
