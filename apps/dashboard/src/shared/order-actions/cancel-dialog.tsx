import type { Settlement } from '@boostdesk/catalogs';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOrderApi } from './api.ts';
import { emptyEnding, toEnding } from './ending-draft.ts';
import { EndingFields } from './ending-fields.tsx';
import { OrderDialog, type OrderDialogProps, useOrderForm } from './order-dialog.tsx';

const settlements: readonly Settlement[] = ['byProgress', 'allToCustomer'];

/** Cancels an order and settles its money; irreversible. */
export const CancelDialog = (props: OrderDialogProps) => {
  const { t } = useLingui();
  const { order } = props;
  const form = useOrderForm(
    props,
    'cancel',
    () => emptyEnding(order.progress.percent > 0 ? 'byProgress' : 'allToCustomer'),
    { validate: (typed) => (settlements.includes(typed.settlement) ? typed : undefined) },
  );
  const ending = toEnding(order, form.values);
  return (
    <OrderDialog
      form={form}
      title={t`Cancel order #${order.id}?`}
      submitLabel={t`Cancel order`}
      cancelLabel={t`Keep order`}
      submitVariant="danger"
      call={useOrderApi().order.cancel}
      request={ending && { id: order.id, ending }}
    >
      <p>
        <Trans>
          The order moves to the archive. The customer and booster are notified. The amounts recorded here can’t be
          changed later.
        </Trans>
      </p>
      <EndingFields
        order={order}
        settlements={settlements}
        draft={form.values}
        onChange={form.change}
        errors={form.errors}
      />
    </OrderDialog>
  );
};
