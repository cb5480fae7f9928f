import { addonpayments } from '@boostdesk/api-client/contract';
import { MoneyField } from '@boostdesk/ui/money-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useApi } from '../../core/services-context.ts';
import { formatMoney } from '../../i18n/format.ts';
import type { SubmitCallOptions } from '../hooks/use-submit.ts';
import { useOrderApi } from './api.ts';
import { isReason } from './ending-draft.ts';
import { OrderDialog, type OrderDialogProps, useOrderForm } from './order-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import { planPrice } from './revision-draft.ts';
import { RevisionLines } from './revision-lines.tsx';

const parts = { addonpayments: addonpayments.calls };

/** Lowers an order's price with a refund, or asks the customer to pay the difference to a higher one. */
export const ChangePriceDialog = (props: OrderDialogProps) => {
  const { t } = useLingui();
  const { order } = props;
  const { amount: current, currency } = order.price;
  const api = useOrderApi();
  const addons = useApi(parts).addonpayments;
  const form = useOrderForm(props, 'changePrice', () => ({ price: null as number | null, reason: '' }));
  const { price, reason } = form.values;
  const { after, more, isTooLow } = planPrice(order, price);
  const lower = after !== null && price !== null ? { id: order.id, price, reason, figures: after } : null;
  const raise = more > 0 ? { fields: { order: order.id, amount: more, text: reason } } : null;
  const requestPayment = async (request: NonNullable<typeof raise>, options: SubmitCallOptions) => {
    await addons.create(request, options);
    return api.order.get({ id: order.id }, { quiet: options.quiet });
  };
  const frame = { form, title: t`Change the price of order #${order.id}` } as const;
  const fields = (
    <>
      <MoneyField
        label={t`New price`}
        subLabel={t`Currently ${formatMoney(current, currency)}`}
        currency={currency}
        value={price}
        onChange={(value) => form.change({ price: value })}
        minValue={1}
        error={isTooLow ? t`The price has to cover the progress payments.` : (form.errors.price ?? form.errors.amount)}
        isRequired
        autoFocus
      />
      <ReasonField {...form.text('reason')} autoFocus={false} error={form.errors.reason ?? form.errors.text} />
      {after !== null && <RevisionLines order={order} after={after} />}
      {more > 0 && (
        <p>
          <Trans>
            The customer gets a payment request for {formatMoney(more, currency)}. Once paid, it increases the price and
            the booster’s share.
          </Trans>
        </p>
      )}
    </>
  );
  if (more > 0) {
    return (
      <OrderDialog
        {...frame}
        submitLabel={t`Request payment`}
        call={requestPayment}
        request={isReason(reason) ? raise : null}
      >
        {fields}
      </OrderDialog>
    );
  }
  return (
    <OrderDialog
      {...frame}
      submitLabel={t`Lower price`}
      call={api.order.changePrice}
      request={isReason(reason) ? lower : null}
    >
      {fields}
    </OrderDialog>
  );
};
