import type { MoneyFieldLabels } from '@boostdesk/ui/money-field';
import { useLingui } from '@lingui/react/macro';

/** What fields for money say. */
export function useMoneyLabels(): MoneyFieldLabels {
  const { t } = useLingui();
  return {
    increase: t`Increase`,
    decrease: t`Decrease`,
    unreadable: (currency, example) =>
      currency ? t`Write an amount in ${currency} like ${example}` : t`Write an amount like ${example}`,
    tooFine: (currency, digits) =>
      digits === 0 ? t`${currency ?? ''} has no fractions` : t`At most ${digits} digits after the point`,
    tooLarge: t`This is more than can be counted`,
  };
}
