import { NumberField } from '@boostdesk/ui/number-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatMoment } from '../../i18n/format.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { useKept } from '../hooks/use-kept.ts';
import { REASON_LEAST } from './ending-draft.ts';
import type { OrderDialogProps } from './order-dialog-props.ts';
import { ReasonField } from './reason-field.tsx';
import { useAct } from './use-act.ts';
import { useOrderApi } from './use-order-api.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST = 60;
const WHOLE = { maximumFractionDigits: 0 };

/** Null when the number of days is invalid. */
const deadlineAfter = (start: number, days: number): string | null =>
  days >= 1 && days <= MOST ? new Date(start + days * DAY_MS).toISOString() : null;

/** Adds days to the deadline, or to the current time when the deadline has passed. */
export const ExtendDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const { act, isPending, problem } = useAct();
  const kept = useKept(`order ${order.id} extend`, () => ({ days: 2, reason: '' }));
  const { days, reason } = kept.value;
  const [now] = useState(() => Date.now());
  const start = Math.max(now, order.deadline === null ? now : new Date(order.deadline).getTime());
  const deadline = deadlineAfter(start, days);
  const extend = async () => {
    if (deadline === null || !(await act(api.order.extendDeadline, { id: order.id, deadline, reason }))) return;
    kept.forget();
    onClose();
  };
  return (
    <FormDialog
      title={t`Extend deadline`}
      submitLabel={t`Extend`}
      isPending={isPending}
      isSubmitDisabled={reason.trim().length < REASON_LEAST || deadline === null}
      problem={problem?.message}
      onSubmit={() => void extend()}
      onClose={onClose}
      kept={kept}
    >
      <NumberField
        label={t`Additional days`}
        value={days}
        onChange={(next) => kept.change({ days: next, reason })}
        minValue={1}
        maxValue={MOST}
        formatOptions={WHOLE}
        error={problem?.fields.deadline ?? (Number.isNaN(days) ? t`Enter the number of days` : undefined)}
      />
      {deadline !== null && (
        <p>
          <Trans>
            The new deadline is <b>{formatMoment(deadline)}</b>. The customer and booster are notified.
          </Trans>
        </p>
      )}
      <ReasonField
        value={reason}
        onChange={(next) => kept.change({ days, reason: next })}
        error={problem?.fields.reason}
      />
    </FormDialog>
  );
};
