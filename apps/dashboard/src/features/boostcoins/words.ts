import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../parts/format.ts';
import type { CoinMove } from './coin-move.ts';

export function useReasonWords(): Readonly<Record<CoinMove['why'], string>> {
  const { t } = useLingui();
  return { granted: t`Granted`, deducted: t`Deducted`, gift: t`Gift`, refund: t`Refund`, other: t`Other` };
}

const MINUS = '\u2212';

/** '+500', '\u2212120'. */
export const signed = (coins: number): string =>
  coins < 0 ? `${MINUS}${formatNumber(-coins)}` : `+${formatNumber(coins)}`;
