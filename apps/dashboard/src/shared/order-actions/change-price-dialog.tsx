import { addonpayments } from '@boostdesk/api-client/contract';
import { MoneyField } from '@boostdesk/ui/money-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useApi, useServices } from '../../core/services-context.ts';
import { keys } from '../../data/query-client.ts';
import { formatMoney } from '../../i18n/format.ts';
import type { DraftState } from '../hooks/use-draft.ts';
import type { SubmitCallOptions } from '../hooks/use-submit.ts';
import { useOrderApi } from './api.ts';
import { isReason } from './ending-draft.ts';
import { LiveSummary } from './live-summary.tsx';
import { OrderDialog, type OrderDialogProps, useOrderForm } from './order-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import { planPrice } from './revision-draft.ts';
import { RevisionLines } from './revision-lines.tsx';
import { type OrderAnswer, useOrderAction } from './use-order-action.ts';

const parts = { addonpayments: addonpayments.calls };

interface PaymentRequest {
  readonly fields: { readonly order: number; readonly amount: number; readonly text: string };
}

/** Requests a payment of the customer. The answer has no order, so the order is refetched afterwards. */
function useRequestPayment({ order, onClose, onDone = onClose }: OrderDialogProps, draft: DraftState, amount: number) {
  const { t } = useLingui();
  const { queries } = useServices();
  const addons = useApi(parts).addonpayments;
  const action = useOrderAction(order.id, {
    draft,
    success: t`Payment of ${formatMoney(amount, order.price.currency)} requested.`,
    onSuccess: (answer) => {
      for (const queryKey of [keys.order(order.id), keys.area(addonpayments.name)]) {
        void queries.invalidateQueries({ queryKey });
      }
      onDone(answer);
    },
  });
  const call = async (request: PaymentRequest, options: SubmitCallOptions): Promise<OrderAnswer> => {
    await addons.create(request, options);
    return { order };
  };
  return { ...action, call };
}

/** Lowers an order's price with a refund, or asks the customer to pay the difference to a higher one. */
export const ChangePriceDialog = (props: OrderDialogProps) => {
  const { t } = useLingui();
  const { order } = props;
  const { amount: current, currency } = order.price;
  const api = useOrderApi();
  const form = useOrderForm(props, 'changePrice', () => ({ price: null as number | null, reason: '' }), {
    success: (answer) => t`Price lowered to ${formatMoney(answer.order.price.amount, currency)}.`,
  });
  const { price, reason } = form.values;
  const { after, more, isTooLow } = planPrice(order, price);
  const lower = after !== null && price !== null ? { id: order.id, price, reason, figures: after } : null;
  const raise = more > 0 ? { fields: { order: order.id, amount: more, text: reason } } : null;
  const { call: requestPayment, ...requesting } = useRequestPayment(props, form.draft, more);
  const action = { ...form, ...(more > 0 && requesting), isPending: form.isPending || requesting.isPending };
  const frame = { form: action, title: t`Change the price of order #${order.id}` } as const;
  const errors = action.problem?.fields ?? {};
  const fields = (
    <>
      <MoneyField
        label={t`New price`}
        subLabel={t`Currently ${formatMoney(current, currency)}`}
        currency={currency}
        value={price}
        onChange={(value) => form.change({ price: value })}
        minValue={1}
        error={isTooLow ? t`The price has to cover the progress payments.` : (errors.price ?? errors.amount)}
        isRequired
        autoFocus
      />
      <ReasonField {...form.text('reason')} autoFocus={false} error={errors.reason ?? errors.text} />
      <LiveSummary>
        {after !== null && <RevisionLines order={order} after={after} />}
        {more > 0 && (
          <p>
            <Trans>
              The customer gets a payment request for {formatMoney(more, currency)}. Once paid, it increases the price
              and the booster’s share.
            </Trans>
          </p>
        )}
      </LiveSummary>
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
