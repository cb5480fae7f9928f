import { REASON_MIN } from '@boostdesk/api-client/contract';
import type { ButtonVariant } from '@boostdesk/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { statusLabel } from '../../i18n/format-order.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { useDraft } from '../hooks/use-draft.ts';
import { useOrderApi } from './api.ts';
import { figuresOf } from './ending-draft.ts';
import type { OrderDialogProps } from './order-dialog-props.ts';
import { ReasonField } from './reason-field.tsx';
import { useOrderAction } from './use-order-action.ts';

interface ReasonDialogProps extends OrderDialogProps {
  readonly call: 'drop' | 'unassign' | 'suspend' | 'resume';
  readonly title: string;
  readonly submitLabel: string;
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}

const ReasonDialog = ({ order, onClose, call, title, submitLabel, variant, children }: ReasonDialogProps) => {
  const api = useOrderApi();
  const draft = useDraft(`order ${order.id} ${call}`, () => '');
  const { submit, isPending, problem } = useOrderAction(order.id, { draft, onSuccess: onClose });
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      submitVariant={variant}
      isPending={isPending}
      isSubmitDisabled={draft.value.trim().length < REASON_MIN}
      problem={problem?.message}
      onSubmit={() => void submit(api.order[call], { id: order.id, reason: draft.value })}
      onClose={onClose}
      draft={draft}
    >
      <p>{children}</p>
      <ReasonField value={draft.value} onChange={draft.change} error={problem?.fields.reason} />
    </FormDialog>
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
    <ReasonDialog
      {...props}
      call="drop"
      title={t`Drop order #${props.order.id}?`}
      submitLabel={t`Drop order`}
      variant="danger"
    >
      <Trans>
        The order returns to the board with your logged progress, and another booster can lock it in. You lose access to
        its chat and account details. This can’t be undone.
      </Trans>{' '}
      <EarnedSoFar order={props.order} isOwn />
    </ReasonDialog>
  );
};

export const UnassignDialog = (props: OrderDialogProps) => {
  const { t } = useLingui();
  const { id, booster } = props.order;
  return (
    <ReasonDialog
      {...props}
      call="unassign"
      title={booster === null ? t`Unassign booster from order #${id}?` : t`Unassign ${booster.name} from order #${id}?`}
      submitLabel={t`Unassign`}
      variant="danger"
    >
      <Trans>
        The order returns to the board with the logged progress. The booster is notified and loses access to its chat
        and account details.
      </Trans>{' '}
      <EarnedSoFar order={props.order} isOwn={false} />
    </ReasonDialog>
  );
};

export const SuspendDialog = (props: OrderDialogProps) => {
  const { t } = useLingui();
  return (
    <ReasonDialog
      {...props}
      call="suspend"
      title={t`Suspend order #${props.order.id}?`}
      submitLabel={t`Suspend`}
      variant="danger"
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
    <ReasonDialog {...props} call="resume" title={t`Resume order #${id}?`} submitLabel={t`Resume`}>
      {suspendedFrom === null ? (
        <Trans>The order continues where it left off. The customer and booster are notified.</Trans>
      ) : (
        <Trans>The order returns to “{statusLabel(suspendedFrom)}”. The customer and booster are notified.</Trans>
      )}
    </ReasonDialog>
  );
};
