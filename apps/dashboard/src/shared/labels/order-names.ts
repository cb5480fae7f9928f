import type { OrderRow } from '@boostdesk/api-client/contract';
import { serverById, serviceById } from '@boostdesk/catalogs';
import { said } from '@boostdesk/i18n/translate';

/** The service without its goal: 'League boosting'. */
export const serviceNameOf = (order: Pick<OrderRow, 'serviceId' | 'purchase'>): string =>
  said(
    (order.serviceId === null ? undefined : serviceById(order.serviceId)?.name) ??
      order.purchase.split(',')[0] ??
      order.purchase,
  );

/** SPEC §3 spells it so: the server's short name. */
export const serverShort = (id: number | null): string => (id === null ? '' : (serverById(id)?.abbrevation ?? ''));
