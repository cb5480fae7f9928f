import { ORDER_TEXT_MAX, PROOF_MIN } from '@boostdesk/api-client/contract';
import type { Settlement } from '@boostdesk/catalogs';
import { visibleLength } from '@boostdesk/catalogs/text';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../i18n/format.ts';
import { subjectOf } from '../order-subject.ts';
import { UploadedPictures } from '../pictures/uploaded-pictures.tsx';
import { useUploadedPictures } from '../pictures/use-uploaded-pictures.ts';
import { useOrderApi } from './api.ts';
import { emptyEnding, toEnding } from './ending-draft.ts';
import { EndingFields } from './ending-fields.tsx';
import { OrderDialog, type OrderDialogProps, useOrderForm } from './order-dialog.tsx';

const settlements: readonly Settlement[] = ['byProgress', 'allToBooster'];
const isProof = (note: string): boolean => visibleLength(note) >= PROOF_MIN;
/** Empty, or a web address. */
const isLink = (link: string): boolean => /^(https?:\/\/\S+)?$/i.test(link.trim());

/** Completes an order with a proof; irreversible. Below the target staff give a reason and a settlement. */
export const CompleteDialog = (props: OrderDialogProps) => {
  const { t } = useLingui();
  const { order } = props;
  const isBelow = subjectOf(order).targetReached !== true;
  const form = useOrderForm(props, 'complete', () => ({ note: '', link: '', draft: emptyEnding('byProgress') }), {
    validate: (typed) => (settlements.includes(typed.draft.settlement) ? typed : undefined),
  });
  const { note, link, draft } = form.values;
  const ending = isBelow ? toEnding(order, draft) : undefined;
  const uploads = useUploadedPictures(order.id);
  const { pictures = [] } = uploads;
  const proof = {
    note,
    ...(link.trim() !== '' && { link: link.trim() }),
    ...(pictures.length > 0 && { pictures }),
  };
  const isComplete = isProof(note) && isLink(link) && ending !== null && uploads.pictures !== undefined;
  return (
    <OrderDialog
      form={form}
      title={isBelow ? t`Complete order #${order.id} below target?` : t`Complete order #${order.id}?`}
      submitLabel={t({ context: 'button', message: 'Complete' })}
      submitVariant={isBelow ? 'danger' : 'primary'}
      call={useOrderApi().order.complete}
      request={isComplete ? { id: order.id, proof, ...(ending && { ending }) } : null}
    >
      {isBelow && (
        <EndingFields
          order={order}
          settlements={settlements}
          draft={draft}
          onChange={(changed) => form.change({ draft: { ...draft, ...changed } })}
          errors={form.errors}
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
        {...form.text('note')}
        validate={(value) => (isProof(value) ? null : t`Use at least ${PROOF_MIN} characters`)}
        error={form.errors['proof.note']}
        maxLength={ORDER_TEXT_MAX.proof}
        isMultiline
        isRequired
        autoFocus={!isBelow}
      />
      <TextField
        label={t`Link`}
        subLabel={t`Optional. A screenshot or match history.`}
        type="url"
        {...form.text('link')}
        validate={(value) => (isLink(value) ? null : t`Enter a link that starts with https://`)}
        error={form.errors['proof.link']}
        placeholder="https://"
        maxLength={ORDER_TEXT_MAX.link}
      />
      <UploadedPictures uploads={uploads} label={t`Pictures (optional)`} />
    </OrderDialog>
  );
};
