import type { OrderRow } from '@boostdesk/api-client/contract';
import { serverById, serviceById } from '@boostdesk/catalogs';
import { translate } from '@boostdesk/i18n/translate';

/** Service without the goal: 'League boosting'. */
export const serviceNameOf = (order: Pick<OrderRow, 'serviceId' | 'purchase'>): string =>
  translate(
    (order.serviceId === null ? undefined : serviceById(order.serviceId)?.name) ??
      order.purchase.split(',')[0] ??
      order.purchase,
  );

/** Short name of the server; `abbrevation` is SPEC's spelling (§3). */
export const serverShort = (id: number | null): string => (id === null ? '' : (serverById(id)?.abbrevation ?? ''));
