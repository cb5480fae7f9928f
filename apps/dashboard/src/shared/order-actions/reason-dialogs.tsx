import { isHandOverNote } from '@boostdesk/catalogs/rules';
import { visibleLength } from '@boostdesk/catalogs/text';
import { statusLabel } from '@boostdesk/i18n/status-label';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../i18n/format.ts';
import type { FormDialogProps } from '../components/form-dialog.tsx';
import { useOrderApi } from './api.ts';
import { figuresOf, isReason } from './ending-draft.ts';
import { HandOverField, isHandOverRequired } from './hand-over-field.tsx';
import { OrderDialog, type OrderDialogProps, useOrderForm } from './order-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

type ReasonFrame = Pick<FormDialogProps, 'title' | 'submitLabel' | 'submitVariant' | 'children'>;

interface ReasonDialogProps extends ReasonFrame {
  readonly call: 'suspend' | 'resume';
  readonly of: OrderDialogProps;
}

const ReasonDialog = ({ call, of, children, ...frame }: ReasonDialogProps) => {
  const api = useOrderApi();
  const form = useOrderForm(of, call, () => ({ reason: '' }));
  const { reason } = form.values;
  return (
    <OrderDialog
      form={form}
      {...frame}
      call={api.order[call]}
      request={isReason(reason) ? { id: of.order.id, reason } : null}
    >
      <p>{children}</p>
      <ReasonField {...form.text('reason')} />
    </OrderDialog>
  );
};

interface LeaveDialogProps extends ReasonFrame {
  readonly call: 'drop' | 'unassign';
  readonly of: OrderDialogProps;
}

/** The order returns to the board, with a note for the next booster once progress was logged. */
const LeaveDialog = ({ call, of, children, ...frame }: LeaveDialogProps) => {
  const api = useOrderApi();
  const form = useOrderForm(of, call, () => ({ reason: '', note: '' }));
  const { reason, note } = form.values;
  const isRequired = isHandOverRequired(of.order);
  const isComplete = isReason(reason) && (isHandOverNote(note) || (!isRequired && visibleLength(note) === 0));
  return (
    <OrderDialog
      form={form}
      {...frame}
      problem={form.errors.note === undefined ? form.problem?.message : undefined}
      call={api.order[call]}
      request={isComplete ? { id: of.order.id, reason, ...(visibleLength(note) > 0 && { note }) } : null}
    >
      <p>{children}</p>
      <ReasonField {...form.text('reason')} />
      <HandOverField isRequired={isRequired} {...form.text('note')} />
    </OrderDialog>
  );
};

/** Earnings of the booster who leaves the order: the value of the progress minus progress pays. */
const EarnedSoFar = ({ order, isOwn }: Pick<OrderDialogProps, 'order'> & { readonly isOwn: boolean }) => {
  const { currency } = order.price;
  const amount = figuresOf(order, 'byProgress').earned - (order.progressPaid ?? 0);
  if (amount <= 0) return null;
  const money = formatMoney(amount, currency);
  if (isOwn) return <Trans>You keep what you’ve earned so far: {money} is added to your earnings.</Trans>;
  return (
    <Trans>{money} is added to the booster’s earnings for the progress so far. The next booster earns the rest.</Trans>
  );
};

export const DropDialog = (props: OrderDialogProps) => {
  const { t } = useLingui();
  return (
    <LeaveDialog
      of={props}
      call="drop"
      title={t`Drop order #${props.order.id}?`}
      submitLabel={t`Drop order`}
      submitVariant="danger"
    >
      <Trans>
        The order returns to the board with your logged progress, and another booster can lock it in. You lose access to
        its chat and account details. This can’t be undone.
      </Trans>{' '}
      <EarnedSoFar order={props.order} isOwn />
    </LeaveDialog>
  );
};

export const UnassignDialog = (props: OrderDialogProps) => {
  const { t } = useLingui();
  const { id, booster } = props.order;
  return (
    <LeaveDialog
      of={props}
      call="unassign"
      title={booster === null ? t`Unassign booster from order #${id}?` : t`Unassign ${booster.name} from order #${id}?`}
      submitLabel={t`Unassign`}
      submitVariant="danger"
    >
      <Trans>
        The order returns to the board with the logged progress. The booster is notified and loses access to its chat
        and account details.
      </Trans>{' '}
      <EarnedSoFar order={props.order} isOwn={false} />
    </LeaveDialog>
  );
};

export const SuspendDialog = (props: OrderDialogProps) => {
  const { t } = useLingui();
  return (
    <ReasonDialog
      of={props}
      call="suspend"
      title={t`Suspend order #${props.order.id}?`}
      submitLabel={t`Suspend`}
      submitVariant="danger"
    >
      <Trans>
        No one can play the order until staff resume it. The deadline is paused, and the account details are hidden from
        the booster. The customer and booster are notified.
      </Trans>
    </ReasonDialog>
  );
};

export const ResumeDialog = (props: OrderDialogProps) => {
  const { t } = useLingui();
  const { id, suspendedFrom } = props.order;
  return (
    <ReasonDialog of={props} call="resume" title={t`Resume order #${id}?`} submitLabel={t`Resume`}>
      {suspendedFrom === null ? (
        <Trans>The order continues where it left off. The customer and booster are notified.</Trans>
      ) : (
        <Trans>The order returns to “{statusLabel(suspendedFrom)}”. The customer and booster are notified.</Trans>
      )}
    </ReasonDialog>
  );
};
