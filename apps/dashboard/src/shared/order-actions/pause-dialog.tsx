import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormDialog } from '../components/form-dialog.tsx';
import { useKept } from '../hooks/use-kept.ts';
import type { OrderDialogProps } from './order-dialog-props.ts';
import { useAct } from './use-act.ts';
import { useOrderApi } from './use-order-api.ts';

export const PauseDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const { act, isPending, problem } = useAct();
  const kept = useKept(`order ${order.id} pause`, () => '');
  const pause = async () => {
    if (!(await act(api.order.pause, { id: order.id, reason: kept.value }))) return;
    kept.forget();
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
      kept={kept}
    >
      <p>
        <Trans>The deadline is paused too, and the account details are hidden from the booster.</Trans>
      </p>
      <TextField
        label={t`Reason`}
        subLabel={t`Optional. Visible to the customer and booster.`}
        value={kept.value}
        onChange={kept.change}
        error={problem?.fields.reason}
        validMessage={null}
        maxLength={300}
        autoFocus
      />
    </FormDialog>
  );
};
