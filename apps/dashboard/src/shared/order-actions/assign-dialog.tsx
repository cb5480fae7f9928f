import { Select } from '@boostdesk/ui/select';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { QueryView } from '../components/query-view.tsx';
import { useAssignable, useOrderApi } from './api.ts';
import { type Assignable, isReason } from './ending-draft.ts';
import { OrderDialog, type OrderDialogProps, useOrderForm } from './order-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

function workloadLabel({ running, trial }: Assignable): string {
  const orders = plural(running, { 0: 'no active orders', one: '# active order', other: '# active orders' });
  return trial ? t`${orders}, on trial` : orders;
}

export const AssignDialog = (props: OrderDialogProps) => {
  const { id } = props.order;
  const [booster, setBooster] = useState<number | null>(null);
  const form = useOrderForm(props, 'assign', () => ({ reason: '' }));
  const { reason } = form.values;
  return (
    <OrderDialog
      form={form}
      title={t`Assign order #${id}`}
      submitLabel={t`Assign`}
      call={useOrderApi().order.assign}
      request={booster !== null && isReason(reason) ? { id, booster, reason } : null}
    >
      <QueryView query={useAssignable(id)}>
        {(assignable) =>
          assignable.length === 0 ? (
            <p>
              <Trans>No boosters play this game on this platform.</Trans>
            </p>
          ) : (
            <Select
              label={t`Booster`}
              subLabel={t`Matching boosters, least busy first.`}
              items={assignable.map((one) => ({
                id: one.booster.id,
                label: `${one.booster.name} · ${workloadLabel(one)}`,
              }))}
              value={booster}
              onChange={(chosen) => setBooster(Number(chosen))}
              error={form.errors.booster}
              isSearchable
            />
          )
        }
      </QueryView>
      <ReasonField {...form.text('reason')} />
    </OrderDialog>
  );
};
