import { ORDER_TEXT_MAX } from '@boostdesk/api-client/contract';
import { RatingInput } from '@boostdesk/ui/rating-stars';
import { TextField } from '@boostdesk/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { useOrderApi } from './api.ts';
import { OrderDialog, type OrderDialogProps, useOrderForm } from './order-dialog.tsx';

/** Review of the customer, once per order. */
export const RateDialog = (props: OrderDialogProps) => {
  const { t } = useLingui();
  const { id, booster } = props.order;
  const form = useOrderForm(props, 'rate', () => ({ stars: 0, text: '' }));
  const { stars } = form.values;
  return (
    <OrderDialog
      form={form}
      title={booster === null ? t`Rate order` : t`Rate ${booster.name}`}
      submitLabel={t`Submit review`}
      call={useOrderApi().order.rate}
      request={stars === 0 ? null : { id, ...form.values }}
    >
      <RatingInput
        label={t`How was your order?`}
        value={stars}
        onChange={(next) => form.change({ stars: next })}
        describe={(value, max) => t`${value} out of ${max}`}
      />
      <TextField
        label={t`Your review`}
        subLabel={t`Optional`}
        {...form.text('text')}
        maxLength={ORDER_TEXT_MAX.review}
        isMultiline
      />
    </OrderDialog>
  );
};
