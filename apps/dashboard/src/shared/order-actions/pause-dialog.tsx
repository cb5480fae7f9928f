import { REASON_MAX } from '@boostdesk/api-client/contract';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOrderApi } from './api.ts';
import { OrderDialog, type OrderDialogProps, useOrderForm } from './order-dialog.tsx';

export const PauseDialog = (props: OrderDialogProps) => {
  const { t } = useLingui();
  const { order } = props;
  const form = useOrderForm(props, 'pause', () => ({ reason: '' }));
  return (
    <OrderDialog
      form={form}
      title={t`Pause order #${order.id}?`}
      submitLabel={t`Pause`}
      call={useOrderApi().order.pause}
      request={{ id: order.id, ...form.values }}
    >
      <p>
        <Trans>The deadline is paused too, and the account details are hidden from the booster.</Trans>
      </p>
      <TextField
        label={t`Reason`}
        subLabel={t`Optional. Visible to the customer and booster.`}
        {...form.text('reason')}
        maxLength={REASON_MAX}
        autoFocus
      />
    </OrderDialog>
  );
};
