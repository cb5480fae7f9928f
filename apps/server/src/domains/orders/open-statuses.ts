import { ORDER_STATUS } from '@boostdesk/catalogs';

/** Statuses of orders that are paid for and not done. */
export const OPEN: readonly number[] = [ORDER_STATUS.awaiting, ORDER_STATUS.processing, ORDER_STATUS.paused];
