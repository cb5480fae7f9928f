import { orders, type ResponseOf } from '@boostdesk/api-client/contract';
import { useLingui } from '@lingui/react/macro';
import { useApi } from '../../core/services-context.ts';
import type { PanelArea } from '../area/area-view.ts';
import { numberAndService } from '../labels/order-names.ts';

export type StaffOrder = ResponseOf<typeof orders.calls.get>['row'];

const parts = { orders: orders.calls };

/** Form of the note that staff write about an order. */
export function useOrderNoteForm() {
  const { t } = useLingui();
  return {
    name: orders.name,
    icon: 'swords',
    api: useApi(parts).orders,
    nameOf: numberAndService,
    form: [{ name: 'note', label: t`Note`, note: t`Visible to staff only.`, kind: 'longText' }],
  } as const satisfies PanelArea<StaffOrder>;
}
