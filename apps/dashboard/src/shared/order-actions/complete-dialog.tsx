import type { Settlement } from '@boostdesk/catalogs';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../i18n/format.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { useKept } from '../hooks/use-kept.ts';
import { subjectOf } from '../order-subject.ts';
import { noEnding, toEnding } from './ending-draft.ts';
import { EndingFields } from './ending-fields.tsx';
import type { OrderDialogProps } from './order-dialog-props.ts';
import { useAct } from './use-act.ts';
import { useOrderApi } from './use-order-api.ts';

/** Shortest proof by the contract, in characters. */
const LEAST = 10;
const settlements: readonly Settlement[] = ['byProgress', 'allToBooster'];
/** Empty, or a web address. */
const WEB = /^(https?:\/\/\S+)?$/i;

/**
 * Completes an order with a proof and books the earnings; irreversible. Below the target staff give a reason and a
 * settlement.
 */
export const CompleteDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const { act, isPending, problem } = useAct();
  const isBelow = subjectOf(order).targetReached !== true;
  const kept = useKept(
    `order ${order.id} complete`,
    () => ({ note: '', link: '', draft: noEnding('byProgress') }),
    (typed) => (settlements.includes(typed.draft.settlement) ? typed : undefined),
  );
  const { note, link, draft } = kept.value;
  const change = (changed: Partial<typeof kept.value>) => kept.change({ ...kept.value, ...changed });
  const ending = isBelow ? toEnding(order, draft) : undefined;
  const complete = async () => {
    if (ending === null) return;
    const proof = { note, ...(link.trim() !== '' && { link: link.trim() }) };
    if (!(await act(api.order.complete, { id: order.id, proof, ...(ending && { ending }) }))) return;
    kept.forget();
    onClose();
  };
  return (
    <FormDialog
      title={isBelow ? t`Complete order #${order.id} below target?` : t`Complete order #${order.id}?`}
      submitLabel={t({ context: 'button', message: 'Complete' })}
      isPending={isPending}
      isSubmitDisabled={note.trim().length < LEAST || !WEB.test(link.trim()) || ending === null}
      submitVariant={isBelow ? 'danger' : 'primary'}
      problem={problem?.message}
      onSubmit={() => void complete()}
      onClose={onClose}
      kept={kept}
    >
      {isBelow && (
        <EndingFields
          order={order}
          settlements={settlements}
          draft={draft}
          onChange={(next) => change({ draft: next })}
          fields={problem?.fields ?? {}}
        />
      )}
      {!isBelow && order.earning !== null && (
        <p>
          <Trans>
            {formatMoney(order.earning.amount, order.earning.currency)} is added to the booster’s earnings, and the
            customer is asked for a review. This can’t be undone.
          </Trans>
        </p>
      )}
      <TextField
        label={t`Proof`}
        subLabel={t`Describe what was achieved (at least ${LEAST} characters). Visible to the customer.`}
        value={note}
        onChange={(next) => change({ note: next })}
        validate={(value) => (value.trim().length < LEAST ? t`Use at least ${LEAST} characters` : null)}
        error={problem?.fields['proof.note']}
        validMessage={null}
        maxLength={1000}
        isMultiline
        isRequired
        autoFocus={!isBelow}
      />
      <TextField
        label={t`Link`}
        subLabel={t`Optional. A screenshot or match history.`}
        type="url"
        value={link}
        onChange={(next) => change({ link: next })}
        validate={(value) => (WEB.test(value.trim()) ? null : t`Enter a link that starts with https://`)}
        error={problem?.fields['proof.link']}
        validMessage={null}
        placeholder="https://"
        maxLength={500}
      />
    </FormDialog>
  );
};
