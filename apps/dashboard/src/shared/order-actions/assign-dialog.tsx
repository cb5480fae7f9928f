import { REASON_MIN } from '@boostdesk/api-client/contract';
import { Select } from '@boostdesk/ui/select';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../components/form-dialog.tsx';
import { QueryView } from '../components/query-view.tsx';
import { useDraft } from '../hooks/use-draft.ts';
import { useAssignable, useOrderApi } from './api.ts';
import type { Assignable } from './ending-draft.ts';
import type { OrderDialogProps } from './order-dialog-props.ts';
import { ReasonField } from './reason-field.tsx';
import { useOrderAction } from './use-order-action.ts';

function useWorkloadLabel() {
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
  const workOf = useWorkloadLabel();
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
  const assignable = useAssignable(order.id);
  const [booster, setBooster] = useState<number | null>(null);
  const draft = useDraft(`order ${order.id} assign`, () => '');
  const { submit, isPending, problem } = useOrderAction(order.id, { draft, onSuccess: onClose });
  const assign = () => {
    if (booster !== null) void submit(api.order.assign, { id: order.id, booster, reason: draft.value });
  };
  return (
    <FormDialog
      title={t`Assign order #${order.id}`}
      submitLabel={t`Assign`}
      isPending={isPending}
      isSubmitDisabled={booster === null || draft.value.trim().length < REASON_MIN}
      problem={problem?.message}
      onSubmit={assign}
      onClose={onClose}
      draft={draft}
    >
      <QueryView query={assignable}>
        {(data) => <Choice data={data} booster={booster} onChange={setBooster} error={problem?.fields.booster} />}
      </QueryView>
      <ReasonField value={draft.value} onChange={draft.change} error={problem?.fields.reason} />
    </FormDialog>
  );
};
