import { Select } from '@boostdesk/ui/select';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../components/form-dialog.tsx';
import { ReadView } from '../components/read-view.tsx';
import { useKept } from '../hooks/use-kept.ts';
import { type Assignable, REASON_LEAST } from './ending-draft.ts';
import type { OrderDialogProps } from './order-dialog-props.ts';
import { ReasonField } from './reason-field.tsx';
import { useAct } from './use-act.ts';
import { useAssignable } from './use-order.ts';
import { useOrderApi } from './use-order-api.ts';

function useWork() {
  const { t } = useLingui();
  return ({ running, trial }: Assignable): string => {
    const orders = plural(running, { 0: 'no active orders', one: '# active order', other: '# active orders' });
    return trial ? t`${orders}, on trial` : orders;
  };
}

interface ChoiceProps {
  readonly data: readonly Assignable[];
  readonly booster: number | null;
  readonly onChange: (booster: number) => void;
  readonly error: string | undefined;
}

const Choice = ({ data, booster, onChange, error }: ChoiceProps) => {
  const { t } = useLingui();
  const workOf = useWork();
  if (data.length === 0) {
    return (
      <p>
        <Trans>No boosters play this game on this platform.</Trans>
      </p>
    );
  }
  return (
    <Select
      label={t`Booster`}
      subLabel={t`Matching boosters, least busy first.`}
      items={data.map((one) => ({ id: one.booster.id, label: `${one.booster.name} · ${workOf(one)}` }))}
      value={booster}
      onChange={(id) => onChange(Number(id))}
      error={error}
      isSearchable
    />
  );
};

/** Assigns one of the boosters who may play the order. */
export const AssignDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const { act, isPending, problem } = useAct();
  const assignable = useAssignable(order.id);
  const [booster, setBooster] = useState<number | null>(null);
  const kept = useKept(`order ${order.id} assign`, () => '');
  const assign = async () => {
    if (booster === null || !(await act(api.order.assign, { id: order.id, booster, reason: kept.value }))) return;
    kept.forget();
    onClose();
  };
  return (
    <FormDialog
      title={t`Assign order #${order.id}`}
      submitLabel={t`Assign`}
      isPending={isPending}
      isSubmitDisabled={booster === null || kept.value.trim().length < REASON_LEAST}
      problem={problem?.message}
      onSubmit={() => void assign()}
      onClose={onClose}
      kept={kept}
    >
      <ReadView of={assignable}>
        {(data) => <Choice data={data} booster={booster} onChange={setBooster} error={problem?.fields.booster} />}
      </ReadView>
      <ReasonField value={kept.value} onChange={kept.change} error={problem?.fields.reason} />
    </FormDialog>
  );
};
