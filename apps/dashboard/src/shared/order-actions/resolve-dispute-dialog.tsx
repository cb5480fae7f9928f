import { Radio, RadioGroup } from '@boostdesk/ui/radio-group';
import { Trans, useLingui } from '@lingui/react/macro';
import { disputeReasonLabel } from '../labels/dispute-labels.ts';
import { useOrderApi } from './api.ts';
import { emptyDispute, type OutcomeKind, outcomesFor, toDecision } from './dispute-draft.ts';
import { DisputeRefundFields } from './dispute-refund-fields.tsx';
import styles from './order-actions.module.css';
import { OrderDialog, type OrderDialogProps, useOrderForm } from './order-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

/** Staff's decision about a dispute; irreversible. */
export const ResolveDisputeDialog = (props: OrderDialogProps) => {
  const { t } = useLingui();
  const { order } = props;
  const outcomes = outcomesFor(order);
  const form = useOrderForm(props, 'resolveDispute', () => emptyDispute, {
    validate: (typed) => (outcomes.includes(typed.kind) ? typed : undefined),
  });
  const decision = toDecision(order, form.values);
  const labels: Record<OutcomeKind, string> = {
    dismiss: t`Dismiss: the order stays as it is`,
    refund: t`Refund a part to the customer`,
    redo: t`Have another booster redo it`,
  };
  const { kind } = form.values;
  return (
    <OrderDialog
      form={form}
      title={t`Resolve the dispute about order #${order.id}`}
      submitLabel={t`Resolve dispute`}
      call={useOrderApi().dispute.resolve}
      request={decision && { id: order.id, ...decision }}
    >
      {order.dispute !== undefined && (
        <blockquote className={styles.quote} dir="auto">
          <b>{disputeReasonLabel(order.dispute.reason)}</b>
          <p>{order.dispute.text}</p>
        </blockquote>
      )}
      <RadioGroup
        label={t`Decision`}
        value={kind}
        onChange={(value) => form.change({ kind: outcomes.find((one) => one === value) ?? kind })}
      >
        {outcomes.map((outcome) => (
          <Radio key={outcome} value={outcome}>
            {labels[outcome]}
          </Radio>
        ))}
      </RadioGroup>
      {kind === 'refund' && <DisputeRefundFields order={order} draft={form.values} onChange={form.change} />}
      {kind === 'redo' && (
        <p>
          <Trans>
            The order returns to the board with the logged progress. The booster is paid for the progress so far, loses
            access and can’t lock in the order again.
          </Trans>
        </p>
      )}
      {outcomes.includes('redo') && (
        <p>
          <Trans>To refund an order in progress, cancel it. That resolves the dispute as well.</Trans>
        </p>
      )}
      <ReasonField {...form.text('reason')} />
    </OrderDialog>
  );
};
