import { Trans, useLingui } from '@lingui/react/macro';
import { FormDialog } from '../components/form-dialog.tsx';
import { useOrderApi } from './api.ts';
import type { OrderDialogProps } from './order-dialog-props.ts';
import { useOrderAction } from './use-order-action.ts';

/** Withdraws an unpaid order of the customer. */
export const WithdrawDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const { submit, isPending, problem } = useOrderAction(order.id, { onSuccess: onClose });
  return (
    <FormDialog
      title={t`Cancel order #${order.id}?`}
      submitLabel={t`Cancel order`}
      cancelLabel={t`Keep order`}
      submitVariant="danger"
      isPending={isPending}
      problem={problem?.message}
      onSubmit={() => void submit(api.order.withdraw, { id: order.id })}
      onClose={onClose}
    >
      <p>
        <Trans>You haven’t paid, so nothing is charged. This can’t be undone: you’d have to place a new order.</Trans>
      </p>
    </FormDialog>
  );
};
