import { can } from '@boostdesk/auth';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { Radio, RadioGroup } from '@boostdesk/ui/radio-group';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../core/state.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { disputeReasonLabel } from '../labels/dispute-labels.ts';
import { subjectOf } from '../order-subject.ts';
import { useOrderApi } from './api.ts';
import { emptyDispute, type OutcomeKind, outcomesFor, toDecision } from './dispute-draft.ts';
import { DisputeRefundFields } from './dispute-refund-fields.tsx';
import styles from './order-actions.module.css';
import { OrderDialog, type OrderDialogProps, useOrderForm } from './order-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

/** The effect of a redo, which depends on who has the order by now. */
const RedoNote = ({ order }: Pick<OrderDialogProps, 'order'>) => {
  const former = order.dispute?.booster ?? null;
  if (order.booster !== null && order.booster.id === former?.id)
    return (
      <p>
        <Trans>
          The order returns to the board with the logged progress. The booster is paid for the progress so far, loses
          access and can’t lock in the order again.
        </Trans>
      </p>
    );
  const name = former?.name ?? '';
  return (
    <p>
      {order.booster === null ? (
        <Trans>The order stays on the board. {name} can’t lock it in again.</Trans>
      ) : (
        <Trans>
          The order stays with {order.booster.name}. {name} can’t lock it in again.
        </Trans>
      )}
    </p>
  );
};

/** Staff's decision about a dispute; irreversible. */
export const ResolveDisputeDialog = (props: OrderDialogProps) => {
  const { t } = useLingui();
  const { order } = props;
  const actor = useAtomValue(actorAtom);
  const outcomes = outcomesFor(order, actor);
  const form = useOrderForm(props, 'resolveDispute', () => emptyDispute, {
    validate: (typed) => (outcomes.includes(typed.kind) ? typed : undefined),
  });
  const { kind } = form.values;
  const decision = outcomes.includes(kind) ? toDecision(order, form.values) : null;
  const labels: Record<OutcomeKind, string> = {
    dismiss: t`Dismiss: the order stays as it is`,
    refund: t`Refund a part to the customer`,
    redo: t`Have another booster redo the order`,
  };
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
          {order.dispute.booster !== null && ` · ${order.dispute.booster.name}`}
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
      {kind === 'redo' && <RedoNote order={order} />}
      {outcomes.includes('redo') && (
        <p>
          {can('order.cancel', actor, subjectOf(order)) ? (
            <Trans>To refund an order in progress, cancel it. That resolves the dispute as well.</Trans>
          ) : (
            <Trans>To refund an order in progress, a senior moderator or admin has to cancel it.</Trans>
          )}
        </p>
      )}
      {order.status === ORDER_STATUS.complete && !outcomes.includes('refund') && (
        <p>
          <Trans>Only senior moderators and admins can refund a part of the price.</Trans>
        </p>
      )}
      <ReasonField {...form.text('reason')} autoFocus={false} />
    </OrderDialog>
  );
};
