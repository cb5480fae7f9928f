import type { Settlement } from '@boostdesk/catalogs';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormDialog } from '../components/form-dialog.tsx';
import { useKept } from '../hooks/use-kept.ts';
import { noEnding, toEnding } from './ending-draft.ts';
import { EndingFields } from './ending-fields.tsx';
import type { OrderDialogProps } from './order-dialog-props.ts';
import { useAct } from './use-act.ts';
import { useOrderApi } from './use-order-api.ts';

const settlements: readonly Settlement[] = ['byProgress', 'allToCustomer'];

/** Cancels an order and settles its money; irreversible. */
export const CancelDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const { act, isPending, problem } = useAct();
  const kept = useKept(
    `order ${order.id} cancel`,
    () => noEnding(order.progress.percent > 0 ? 'byProgress' : 'allToCustomer'),
    (typed) => (settlements.includes(typed.settlement) ? typed : undefined),
  );
  const draft = kept.value;
  const ending = toEnding(order, draft);
  const cancel = async () => {
    if (ending === null || !(await act(api.order.cancel, { id: order.id, ending }))) return;
    kept.forget();
    onClose();
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
      onSubmit={() => void cancel()}
      onClose={onClose}
      kept={kept}
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
        onChange={kept.change}
        fields={problem?.fields ?? {}}
      />
    </FormDialog>
  );
};
