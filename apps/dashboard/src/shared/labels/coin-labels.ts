import type { coinReasons } from '@boostdesk/api-client/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { States } from '../components/state-tag.tsx';

export function useCoinReasons(): States<(typeof coinReasons)[number]> {
  const { t } = useLingui();
  return {
    granted: { label: t`Granted`, tone: 'success' },
    deducted: { label: t`Deducted`, tone: 'warning' },
    gift: { label: t`Gift`, tone: 'success' },
    refund: { label: t`Refund`, tone: 'accent' },
    spent: { label: t({ message: 'Spent', context: 'coins' }), tone: 'neutral' },
    other: { label: t`Other`, tone: 'neutral' },
  };
}

/** Note of a coins field, with the most coins that the user grants at once. */
export const grantNote = (limit: number): string =>
  plural(limit, { one: 'You can grant up to # coin at once.', other: 'You can grant up to # coins at once.' });
