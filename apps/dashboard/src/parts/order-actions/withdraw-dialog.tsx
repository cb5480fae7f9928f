import { Trans, useLingui } from '@lingui/react/macro';
import { FormDialog } from '../form-dialog.tsx';
import type { OrderDialogProps } from './order-dialog-props.ts';
import { useAct } from './use-act.ts';
import { useOrderApi } from './use-order-api.ts';

/** A customer takes back what they have not paid for. */
export const WithdrawDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const { act, isPending, problem } = useAct();
  const withdraw = async () => {
    if (await act(api.order.withdraw, { id: order.id })) onClose();
  };
  return (
    <FormDialog
      title={t`Cancel order #${order.id}?`}
      submitLabel={t`Cancel the order`}
      cancelLabel={t`Keep it`}
      submitVariant="danger"
      isPending={isPending}
      problem={problem?.message}
      onSubmit={() => void withdraw()}
      onClose={onClose}
    >
      <p>
        <Trans>Nothing was paid, so nothing is charged. It cannot be taken back: you would order anew.</Trans>
      </p>
    </FormDialog>
  );
};
