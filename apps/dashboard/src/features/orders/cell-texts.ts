import type { OrderRow } from '@boostdesk/api-client/contract';
import { formatPercent } from '../../i18n/format.ts';

export const EMPTY_CELL = '—';

export const boosterCellText = ({ booster }: Pick<OrderRow, 'booster'>): string => booster?.name ?? EMPTY_CELL;

/** Empty unless active: 0 % and 100 % add nothing to the status. */
export const progressCellText = ({ progress: { percent } }: Pick<OrderRow, 'progress'>): string =>
  percent === 0 || percent === 100 ? '' : formatPercent(percent);
