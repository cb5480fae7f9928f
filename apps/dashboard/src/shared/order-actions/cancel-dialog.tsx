import type { Settlement } from '@boostdesk/catalogs';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormDialog } from '../components/form-dialog.tsx';
import { useDraft } from '../hooks/use-draft.ts';
import { useOrderApi } from './api.ts';
import { emptyEnding, toEnding } from './ending-draft.ts';
import { EndingFields } from './ending-fields.tsx';
import type { OrderDialogProps } from './order-dialog-props.ts';
import { useOrderAction } from './use-order-action.ts';

const settlements: readonly Settlement[] = ['byProgress', 'allToCustomer'];

/** Cancels an order and settles its money; irreversible. */
export const CancelDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const form = useDraft(
    `order ${order.id} cancel`,
    () => emptyEnding(order.progress.percent > 0 ? 'byProgress' : 'allToCustomer'),
    { validate: (typed) => (settlements.includes(typed.settlement) ? typed : undefined) },
  );
  const { submit, isPending, problem } = useOrderAction(order.id, { draft: form, onSuccess: onClose });
  const draft = form.value;
  const ending = toEnding(order, draft);
  const cancel = () => {
    if (ending !== null) void submit(api.order.cancel, { id: order.id, ending });
  };
  return (
    <FormDialog
      title={t`Cancel order #${order.id}?`}
      submitLabel={t`Cancel order`}
      cancelLabel={t`Keep order`}
      submitVariant="danger"
      isPending={isPending}
      isSubmitDisabled={ending === null}
      problem={problem?.message}
      onSubmit={cancel}
      onClose={onClose}
      draft={form}
    >
      <p>
        <Trans>
          The order moves to the archive. The customer and booster are notified. The amounts recorded here can’t be
          changed later.
        </Trans>
      </p>
      <EndingFields
        order={order}
        settlements={settlements}
        draft={draft}
        onChange={form.change}
        fields={problem?.fields ?? {}}
      />
    </FormDialog>
  );
};
