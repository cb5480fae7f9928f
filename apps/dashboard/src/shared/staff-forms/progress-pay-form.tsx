import { progresspays, type ResponseOf } from '@boostdesk/api-client/contract';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { useApi } from '../../core/services-context.ts';
import type { NewRowArea } from '../area/area-view.ts';

export type ProgressPay = ResponseOf<typeof progresspays.calls.get>['row'];

const PayLimit = lazyComponent(async () => (await import('./pay-limit.tsx')).PayLimit);
const parts = { progresspays: progresspays.calls };

/** Form of a new progress payment, with the limit that the order's progress sets. */
export function useProgressPayForm(): NewRowArea<ProgressPay> {
  const { t } = useLingui();
  return {
    name: progresspays.name,
    icon: 'trending-up',
    api: useApi(parts).progresspays,
    nameOf: (row) => t`Progress payment #${row.id} to ${row.booster.name}`,
    aside: (fields) => <PayLimit order={fields.order} />,
    newRow: {
      label: t`New progress payment`,
      fields: { order: null, amount: null, note: '' },
      form: [
        { name: 'order', label: t`Order number`, kind: 'count', range: { minValue: 1 } },
        {
          name: 'amount',
          label: t`Amount`,
          note: t`In the order’s currency.`,
          kind: 'money',
          currencyFrom: 'currency',
        },
        { name: 'note', label: t`Note`, note: t`Visible to staff only.`, kind: 'longText' },
      ],
    },
  };
}
