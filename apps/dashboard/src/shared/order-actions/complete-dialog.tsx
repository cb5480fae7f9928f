import { PROOF_MIN } from '@boostdesk/api-client/contract';
import type { Settlement } from '@boostdesk/catalogs';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../i18n/format.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { useDraft } from '../hooks/use-draft.ts';
import { subjectOf } from '../order-subject.ts';
import { useOrderApi } from './api.ts';
import { emptyEnding, toEnding } from './ending-draft.ts';
import { EndingFields } from './ending-fields.tsx';
import type { OrderDialogProps } from './order-dialog-props.ts';
import { useOrderAction } from './use-order-action.ts';

/** Shortest proof by the contract, in characters. */
const settlements: readonly Settlement[] = ['byProgress', 'allToBooster'];
/** Empty, or a web address. */
const WEB_ADDRESS = /^(https?:\/\/\S+)?$/i;

/**
 * Completes an order with a proof and books the earnings; irreversible. Below the target staff give a reason and a
 * settlement.
 */
export const CompleteDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const isBelow = subjectOf(order).targetReached !== true;
  const form = useDraft(
    `order ${order.id} complete`,
    () => ({ note: '', link: '', draft: emptyEnding('byProgress') }),
    { validate: (typed) => (settlements.includes(typed.draft.settlement) ? typed : undefined) },
  );
  const { submit, isPending, problem } = useOrderAction(order.id, { draft: form, onSuccess: onClose });
  const { note, link, draft } = form.value;
  const change = (changed: Partial<typeof form.value>) => form.change({ ...form.value, ...changed });
  const ending = isBelow ? toEnding(order, draft) : undefined;
  const complete = () => {
    if (ending === null) return;
    const proof = { note, ...(link.trim() !== '' && { link: link.trim() }) };
    void submit(api.order.complete, { id: order.id, proof, ...(ending && { ending }) });
  };
  return (
    <FormDialog
      title={isBelow ? t`Complete order #${order.id} below target?` : t`Complete order #${order.id}?`}
      submitLabel={t({ context: 'button', message: 'Complete' })}
      isPending={isPending}
      isSubmitDisabled={note.trim().length < PROOF_MIN || !WEB_ADDRESS.test(link.trim()) || ending === null}
      submitVariant={isBelow ? 'danger' : 'primary'}
      problem={problem?.message}
      onSubmit={complete}
      onClose={onClose}
      draft={form}
    >
      {isBelow && (
        <EndingFields
          order={order}
          settlements={settlements}
          draft={draft}
          onChange={(next) => change({ draft: next })}
          fields={problem?.fields ?? {}}
        />
      )}
      {!isBelow && order.earning !== null && (
        <p>
          <Trans>
            {formatMoney(order.earning.amount, order.earning.currency)} is added to the booster’s earnings, and the
            customer is asked for a review. This can’t be undone.
          </Trans>
        </p>
      )}
      <TextField
        label={t`Proof`}
        subLabel={t`Describe what was achieved (at least ${PROOF_MIN} characters). Visible to the customer.`}
        value={note}
        onChange={(next) => change({ note: next })}
        validate={(value) => (value.trim().length < PROOF_MIN ? t`Use at least ${PROOF_MIN} characters` : null)}
        error={problem?.fields['proof.note']}
        validMessage={null}
        maxLength={1000}
        isMultiline
        isRequired
        autoFocus={!isBelow}
      />
      <TextField
        label={t`Link`}
        subLabel={t`Optional. A screenshot or match history.`}
        type="url"
        value={link}
        onChange={(next) => change({ link: next })}
        validate={(value) => (WEB_ADDRESS.test(value.trim()) ? null : t`Enter a link that starts with https://`)}
        error={problem?.fields['proof.link']}
        validMessage={null}
        placeholder="https://"
        maxLength={500}
      />
    </FormDialog>
  );
};
