import { REASON_MIN } from '@boostdesk/api-client/contract';
import { NumberField } from '@boostdesk/ui/number-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDateTimeShort } from '../../i18n/format.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { useDraft } from '../hooks/use-draft.ts';
import { useOrderApi } from './api.ts';
import type { OrderDialogProps } from './order-dialog-props.ts';
import { ReasonField } from './reason-field.tsx';
import { useOrderAction } from './use-order-action.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_DAYS = 60;
const WHOLE = { maximumFractionDigits: 0 };

/** Null when the number of days is invalid. */
const deadlineAfter = (start: number, days: number): string | null =>
  days >= 1 && days <= MAX_DAYS ? new Date(start + days * DAY_MS).toISOString() : null;

/** Adds days to the deadline, or to the current time when the deadline has passed. */
export const ExtendDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const draft = useDraft(`order ${order.id} extend`, () => ({ days: 2, reason: '' }));
  const { submit, isPending, problem } = useOrderAction(order.id, { draft, onSuccess: onClose });
  const { days, reason } = draft.value;
  const [now] = useState(() => Date.now());
  const start = Math.max(now, order.deadline === null ? now : new Date(order.deadline).getTime());
  const deadline = deadlineAfter(start, days);
  const extend = () => {
    if (deadline !== null) void submit(api.order.extendDeadline, { id: order.id, deadline, reason });
  };
  return (
    <FormDialog
      title={t`Extend deadline`}
      submitLabel={t`Extend`}
      isPending={isPending}
      isSubmitDisabled={reason.trim().length < REASON_MIN || deadline === null}
      problem={problem?.message}
      onSubmit={extend}
      onClose={onClose}
      draft={draft}
    >
      <NumberField
        label={t`Additional days`}
        value={days}
        onChange={(next) => draft.change({ days: next, reason })}
        minValue={1}
        maxValue={MAX_DAYS}
        formatOptions={WHOLE}
        error={problem?.fields.deadline ?? (Number.isNaN(days) ? t`Enter the number of days` : undefined)}
      />
      {deadline !== null && (
        <p>
          <Trans>
            The new deadline is <b>{formatDateTimeShort(deadline)}</b>. The customer and booster are notified.
          </Trans>
        </p>
      )}
      <ReasonField
        value={reason}
        onChange={(next) => draft.change({ days, reason: next })}
        error={problem?.fields.reason}
      />
    </FormDialog>
  );
};
