import { DISPUTE_TEXT } from '@boostdesk/api-client/contract';
import { DISPUTE_DAYS, type DisputeReason, disputeReasons } from '@boostdesk/catalogs/rules';
import { visibleLength } from '@boostdesk/catalogs/text';
import { Radio, RadioGroup } from '@boostdesk/ui/radio-group';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { disputeReasonLabel } from '../labels/dispute-labels.ts';
import { UploadedPictures } from '../pictures/uploaded-pictures.tsx';
import { useUploadedPictures } from '../pictures/use-uploaded-pictures.ts';
import { useOrderApi } from './api.ts';
import { OrderDialog, type OrderDialogProps, useOrderForm } from './order-dialog.tsx';

const { min: TEXT_MIN, max: TEXT_MAX } = DISPUTE_TEXT;

interface Draft {
  readonly reason: DisputeReason | null;
  readonly text: string;
}

/** Lets the customer report a problem, which freezes what the booster earns with the order. */
export const OpenDisputeDialog = (props: OrderDialogProps) => {
  const { t } = useLingui();
  const { id } = props.order;
  const form = useOrderForm(props, 'openDispute', (): Draft => ({ reason: null, text: '' }));
  const uploads = useUploadedPictures(id);
  const { pictures } = uploads;
  const { reason, text } = form.values;
  const isLongEnough = (typed: string) => visibleLength(typed) >= TEXT_MIN;
  return (
    <OrderDialog
      form={form}
      title={t`Report a problem with order #${id}`}
      submitLabel={t`Report problem`}
      call={useOrderApi().dispute.open}
      request={
        reason !== null && isLongEnough(text) && pictures !== undefined
          ? { id, reason, text, ...(pictures.length > 0 && { pictures }) }
          : null
      }
    >
      <p>
        <Trans>
          Our team reviews the problem and decides what happens next. Until then, the booster’s unpaid earnings from
          this order are frozen.
        </Trans>
      </p>
      <RadioGroup
        label={t`Problem`}
        value={reason}
        onChange={(value) => form.change({ reason: disputeReasons.find((one) => one === value) ?? null })}
        isRequired
      >
        {disputeReasons.map((one) => (
          <Radio key={one} value={one}>
            {disputeReasonLabel(one)}
          </Radio>
        ))}
      </RadioGroup>
      <TextField
        label={t`Describe the problem`}
        subLabel={t`Visible to the booster and our team. You can report one problem per booster, until ${DISPUTE_DAYS} days after completion.`}
        {...form.text('text')}
        validate={(typed) => (isLongEnough(typed) ? null : t`Use at least ${TEXT_MIN} characters`)}
        maxLength={TEXT_MAX}
        isRequired
        isMultiline
      />
      <UploadedPictures uploads={uploads} label={t`Pictures (optional)`} />
    </OrderDialog>
  );
};
