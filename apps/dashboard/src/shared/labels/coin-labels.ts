import type { coinReasons } from '@boostdesk/api-client/contract';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../i18n/format.ts';

export function useReasonLabels(): Readonly<Record<(typeof coinReasons)[number], string>> {
  const { t } = useLingui();
  return { granted: t`Granted`, deducted: t`Deducted`, gift: t`Gift`, refund: t`Refund`, other: t`Other` };
}

const MINUS = '\u2212';

/** '+500', '\u2212120'. */
export const formatSigned = (coins: number): string =>
  coins < 0 ? `${MINUS}${formatNumber(-coins)}` : `+${formatNumber(coins)}`;
