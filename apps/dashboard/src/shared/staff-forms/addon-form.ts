import { addonpayments, type ResponseOf } from '@boostdesk/api-client/contract';
import { useLingui } from '@lingui/react/macro';
import { useApi } from '../../core/services-context.ts';
import type { NewRowArea } from '../area/area-view.ts';

export type Addon = ResponseOf<typeof addonpayments.calls.get>['row'];

const parts = { addonpayments: addonpayments.calls };

/** Form of a new add-on. */
export function useAddonForm(): NewRowArea<Addon> {
  const { t } = useLingui();
  return {
    name: addonpayments.name,
    icon: 'plus',
    api: useApi(parts).addonpayments,
    nameOf: (row) => t`Payment request #${row.id} to ${row.customer.name}`,
    newRow: {
      label: t`New add-on`,
      fields: { order: null, amount: null, text: '' },
      form: [
        { name: 'order', label: t`Order number`, kind: 'count', range: { minValue: 1 } },
        {
          name: 'amount',
          label: t`Amount`,
          note: t`In the order’s currency. Once paid, the add-on increases the order’s price and the booster’s share.`,
          kind: 'money',
          currencyFrom: 'currency',
        },
        { name: 'text', label: t`Description`, note: t`Visible to the customer.`, kind: 'longText' },
      ],
    },
  };
}
