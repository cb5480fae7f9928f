import { Trans, useLingui } from '@lingui/react/macro';
import { useOrderApi } from './api.ts';
import { OrderDialog, type OrderDialogProps } from './order-dialog.tsx';
import { useOrderAction } from './use-order-action.ts';

export const WithdrawDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const action = useOrderAction(order.id, { onSuccess: onClose });
  return (
    <OrderDialog
      form={{ ...action, onClose }}
      title={t`Cancel order #${order.id}?`}
      submitLabel={t`Cancel order`}
      cancelLabel={t`Keep order`}
      submitVariant="danger"
      call={useOrderApi().order.withdraw}
      request={{ id: order.id }}
    >
      <p>
        <Trans>You haven’t paid, so nothing is charged. This can’t be undone: you’d have to place a new order.</Trans>
      </p>
    </OrderDialog>
  );
};
