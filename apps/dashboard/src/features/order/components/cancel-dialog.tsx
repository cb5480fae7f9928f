import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { noEnding, toEnding } from '../ending-draft.ts';
import type { OrderDialogProps } from '../order-dialog-props.ts';
import { useAct } from '../use-act.ts';
import { useOrderApi } from '../use-order-api.ts';
import { EndingFields } from './ending-fields.tsx';

/** Ends an order with its money; nothing of it can be taken back. */
export const CancelDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const { act, isPending, problem } = useAct();
  const [draft, setDraft] = useState(() => noEnding(order.progress.percent > 0 ? 'byProgress' : 'allToCustomer'));
  const ending = toEnding(order, draft);
  const cancel = async () => {
    if (ending !== null && (await act(api.order.cancel, { id: order.id, ending }))) onClose();
  };
  return (
    <FormDialog
      title={t`Cancel order #${order.id}?`}
      submitLabel={t`Cancel the order`}
      cancelLabel={t`Keep it`}
      submitVariant="danger"
      isPending={isPending}
      isSubmitDisabled={ending === null}
      problem={problem?.message}
      onSubmit={() => void cancel()}
      onClose={onClose}
    >
      <p>
        <Trans>It goes to the archive, and both sides are told. What is booked here cannot be taken back.</Trans>
      </p>
      <EndingFields
        order={order}
        settlements={['byProgress', 'allToCustomer']}
        draft={draft}
        onChange={setDraft}
        fields={problem?.fields ?? {}}
      />
    </FormDialog>
  );
};
