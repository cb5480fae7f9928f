import { fines, type ResponseOf } from '@boostdesk/api-client/contract';
import { ROLE } from '@boostdesk/auth';
import { useLingui } from '@lingui/react/macro';
import { useApi } from '../../core/services-context.ts';
import type { NewRowArea } from '../area/area-view.ts';
import { currencyOptions } from '../area/is-currency.ts';

export type Fine = ResponseOf<typeof fines.calls.get>['row'];

const parts = { fines: fines.calls };

export const useFinesApi = () => useApi(parts).fines;

/** Form of a new fine. */
export function useFineForm(): NewRowArea<Fine> {
  const { t } = useLingui();
  return {
    name: fines.name,
    icon: 'flag',
    api: useFinesApi(),
    nameOf: (row) => t`Fine #${row.id} for ${row.booster.name}`,
    newRow: {
      label: t`New fine`,
      fields: { booster: null, order: null, currency: 'USD', amount: null, reason: '' },
      form: [
        { name: 'booster', label: t`Booster`, kind: 'person', roles: [ROLE.booster] },
        {
          name: 'order',
          label: t`Order number`,
          note: t`Leave empty if the fine isn’t for a specific order`,
          kind: 'count',
          range: { minValue: 1 },
          isOptional: true,
        },
        {
          name: 'currency',
          label: t`Currency`,
          note: t`Deducted from earnings in this currency.`,
          kind: 'choice',
          options: currencyOptions,
        },
        { name: 'amount', label: t`Amount`, kind: 'money', currencyFrom: 'currency' },
        { name: 'reason', label: t`Reason`, note: t`Visible to the booster.`, kind: 'longText' },
      ],
    },
  };
}
