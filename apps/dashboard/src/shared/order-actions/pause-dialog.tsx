import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormDialog } from '../components/form-dialog.tsx';
import { useDraftState } from '../hooks/use-draft-state.ts';
import type { OrderDialogProps } from './order-dialog-props.ts';
import { useOrderAction } from './use-order-action.ts';
import { useOrderApi } from './use-order-api.ts';

export const PauseDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const { act, isPending, problem } = useOrderAction();
  const draft = useDraftState(`order ${order.id} pause`, () => '');
  const pause = async () => {
    if (!(await act(api.order.pause, { id: order.id, reason: draft.value }))) return;
    draft.forget();
    onClose();
  };
  return (
    <FormDialog
      title={t`Pause order #${order.id}?`}
      submitLabel={t`Pause`}
      isPending={isPending}
      problem={problem?.message}
      onSubmit={() => void pause()}
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
