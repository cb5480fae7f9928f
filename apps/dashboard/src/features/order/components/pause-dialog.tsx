import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import type { OrderDialogProps } from '../order-dialog-props.ts';
import { useAct } from '../use-act.ts';
import { useOrderApi } from '../use-order-api.ts';

export const PauseDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const { act, isPending, problem } = useAct();
  const [reason, setReason] = useState('');
  const pause = async () => {
    if (await act(api.order.pause, { id: order.id, reason })) onClose();
  };
  return (
    <FormDialog
      title={t`Pause order #${order.id}?`}
      submitLabel={t`Pause`}
      isPending={isPending}
      problem={problem?.message}
      onSubmit={() => void pause()}
      onClose={onClose}
    >
      <p>
        <Trans>The deadline stands still meanwhile, and the account details are hidden from the booster.</Trans>
      </p>
      <TextField
        label={t`Reason`}
        subLabel={t`Optional; both sides see it.`}
        value={reason}
        onChange={setReason}
        error={problem?.fields.reason}
        validMessage={null}
        maxLength={300}
        autoFocus
      />
    </FormDialog>
  );
};
