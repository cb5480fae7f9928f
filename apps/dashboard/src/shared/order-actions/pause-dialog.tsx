import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormDialog } from '../components/form-dialog.tsx';
import { useDraft } from '../hooks/use-draft.ts';
import { useOrderApi } from './api.ts';
import type { OrderDialogProps } from './order-dialog-props.ts';
import { useOrderAction } from './use-order-action.ts';

export const PauseDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const draft = useDraft(`order ${order.id} pause`, () => '');
  const { submit, isPending, problem } = useOrderAction(order.id, { draft, onSuccess: onClose });
  return (
    <FormDialog
      title={t`Pause order #${order.id}?`}
      submitLabel={t`Pause`}
      isPending={isPending}
      problem={problem?.message}
      onSubmit={() => void submit(api.order.pause, { id: order.id, reason: draft.value })}
      onClose={onClose}
      draft={draft}
    >
      <p>
        <Trans>The deadline is paused too, and the account details are hidden from the booster.</Trans>
      </p>
      <TextField
        label={t`Reason`}
        subLabel={t`Optional. Visible to the customer and booster.`}
        value={draft.value}
        onChange={draft.change}
        error={problem?.fields.reason}
        validMessage={null}
        maxLength={300}
        autoFocus
      />
    </FormDialog>
  );
};
