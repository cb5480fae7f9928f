import { NumberField } from '@boostdesk/ui/number-field';
import { useLingui } from '@lingui/react/macro';
import { formatPercent } from '../../i18n/format.ts';
import { useOrderApi } from './api.ts';
import { isReason } from './ending-draft.ts';
import { LiveSummary } from './live-summary.tsx';
import { OrderDialog, type OrderDialogProps, useOrderForm } from './order-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import { figuresAfter } from './revision-draft.ts';
import { RevisionLines } from './revision-lines.tsx';

const HUNDREDTHS = { maximumFractionDigits: 2 };

const isPercent = (value: number | null): value is number => value !== null && value >= 0 && value <= 100;

/** Changes the booster's share of one order. */
export const ChangeShareDialog = (props: OrderDialogProps) => {
  const { t } = useLingui();
  const { order } = props;
  const form = useOrderForm(props, 'changeShare', () => ({ percent: null as number | null, reason: '' }), {
    success: (answer) => t`Booster’s share changed to ${formatPercent(answer.order.share?.percent ?? 0)}.`,
  });
  const { percent, reason } = form.values;
  const figures = isPercent(percent) ? figuresAfter(order, { sharePercent: percent }) : null;
  const isComplete = figures !== null && isPercent(percent) && isReason(reason);
  return (
    <OrderDialog
      form={form}
      title={t`Change the booster’s share of order #${order.id}`}
      submitLabel={t`Change share`}
      call={useOrderApi().order.changeShare}
      request={isComplete ? { id: order.id, percent, reason, figures } : null}
    >
      <NumberField
        label={t`New share (%)`}
        subLabel={t`Currently ${formatPercent(order.share?.percent ?? 0)}`}
        value={percent}
        onChange={(value) => form.change({ percent: value })}
        minValue={0}
        maxValue={100}
        isPercent
        formatOptions={HUNDREDTHS}
        error={form.errors.percent}
        isRequired
        autoFocus
      />
      <ReasonField
        {...form.text('reason')}
        autoFocus={false}
        subLabel={t`Visible to the booster, and recorded in the site log.`}
      />
      <LiveSummary>{figures !== null && <RevisionLines order={order} after={figures} />}</LiveSummary>
    </OrderDialog>
  );
};
