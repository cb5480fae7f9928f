import type { OrderRow } from '@boostdesk/api-client/contract';
import { serviceById } from '@boostdesk/catalogs';
import { joinTexts } from '@boostdesk/i18n/format-list';
import { translate } from '@boostdesk/i18n/translate';

/** Service without the goal: 'League boosting'. */
export const serviceNameOf = (order: Pick<OrderRow, 'serviceId' | 'purchase'>): string =>
  translate(
    (order.serviceId === null ? undefined : serviceById(order.serviceId)?.name) ??
      order.purchase.split(',')[0] ??
      order.purchase,
  );

/** Number and service: '#10423 League boosting'. */
export const numberAndService = (order: Pick<OrderRow, 'id' | 'serviceId' | 'purchase'>): string =>
  joinTexts([`#${order.id}`, serviceNameOf(order)], ' ');
