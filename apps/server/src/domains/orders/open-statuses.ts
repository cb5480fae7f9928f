import { ORDER_STATUS } from '@boostdesk/catalogs';

/** Statuses of paid orders that are not done. */
export const OPEN: readonly number[] = [ORDER_STATUS.awaiting, ORDER_STATUS.processing, ORDER_STATUS.paused];
