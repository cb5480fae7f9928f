import { NumberField } from '@boostdesk/ui/number-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDateTimeShort } from '../../i18n/format.ts';
import { serverNow } from '../../i18n/server-clock.ts';
import { useOrderApi } from './api.ts';
import { isReason } from './ending-draft.ts';
import { OrderDialog, type OrderDialogProps, useOrderForm } from './order-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_DAYS = 60;
const WHOLE = { maximumFractionDigits: 0 };

/** Null when the number of days is invalid. */
const deadlineAfter = (start: number, days: number | null): string | null =>
  days !== null && days >= 1 && days <= MAX_DAYS ? new Date(start + days * DAY_MS).toISOString() : null;

/** Adds days to the deadline, or to the current time when the deadline has passed. */
export const ExtendDialog = (props: OrderDialogProps) => {
  const { t } = useLingui();
  const { order } = props;
  const form = useOrderForm(props, 'extend', () => ({ days: 2 as number | null, reason: '' }));
  const { days, reason } = form.values;
  const [now] = useState(serverNow);
  const start = Math.max(now, order.deadline === null ? now : new Date(order.deadline).getTime());
  const deadline = deadlineAfter(start, days);
  return (
    <OrderDialog
      form={form}
      title={t`Extend deadline`}
      submitLabel={t`Extend`}
      call={useOrderApi().order.extendDeadline}
      request={deadline !== null && isReason(reason) ? { id: order.id, deadline, reason } : null}
    >
      <NumberField
        label={t`Additional days`}
        value={days}
        onChange={(next) => form.change({ days: next })}
        minValue={1}
        maxValue={MAX_DAYS}
        formatOptions={WHOLE}
        error={form.errors.deadline ?? (days === null ? t`Enter the number of days` : undefined)}
      />
      {deadline !== null && (
        <p>
          <Trans>
            The new deadline is <b>{formatDateTimeShort(deadline)}</b>. The customer and booster are notified.
          </Trans>
        </p>
      )}
      <ReasonField {...form.text('reason')} />
    </OrderDialog>
  );
};
