import { RatingInput } from '@boostdesk/ui/rating-stars';
import { TextField } from '@boostdesk/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { FormDialog } from '../components/form-dialog.tsx';
import { useDraft } from '../hooks/use-draft.ts';
import { useOrderApi } from './api.ts';
import type { OrderDialogProps } from './order-dialog-props.ts';
import { useOrderAction } from './use-order-action.ts';

/** Review of the customer, once per order. */
export const RateDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const draft = useDraft(`order ${order.id} rate`, () => ({ stars: 0, text: '' }));
  const { submit, isPending, problem } = useOrderAction(order.id, { draft, onSuccess: onClose });
  const { stars, text } = draft.value;
  return (
    <FormDialog
      title={order.booster === null ? t`Rate order` : t`Rate ${order.booster.name}`}
      submitLabel={t`Submit review`}
      isPending={isPending}
      isSubmitDisabled={stars === 0}
      problem={problem?.message}
      onSubmit={() => void submit(api.order.rate, { id: order.id, stars, text })}
      onClose={onClose}
      draft={draft}
    >
      <RatingInput
        label={t`How was your order?`}
        value={stars}
        onChange={(next) => draft.change({ stars: next, text })}
        describe={(value, max) => t`${value} out of ${max}`}
      />
      <TextField
        label={t`Your review`}
        subLabel={t`Optional`}
        value={text}
        onChange={(next) => draft.change({ stars, text: next })}
        error={problem?.fields.text}
        validMessage={null}
        maxLength={1000}
        isMultiline
      />
    </FormDialog>
  );
};
