import { Button } from '@boostdesk/ui/button';
import { NumberField } from '@boostdesk/ui/number-field';
import { PriceLines } from '@boostdesk/ui/price-lines';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatMoney, formatNumber } from '../../i18n/format.ts';
import { LiveSummary } from './live-summary.tsx';
import type { CoinPayment } from './use-coin-payment.ts';

interface CoinsFieldProps {
  readonly payment: CoinPayment;
  /** The server's error. */
  readonly error: string | undefined;
}

/** Field for the number of BoostCoins to spend, with the amount that is left to pay. Hidden without coins. */
export const CoinsField = ({ payment, error }: CoinsFieldProps) => {
  const { t } = useLingui();
  const { amount, balance, coins, currency, most, rest, setTyped, typed } = payment;
  if (most === 0) return null;
  const owned = formatNumber(balance ?? 0);
  const limit = formatNumber(most);
  return (
    <>
      <NumberField
        label={t`Use BoostCoins`}
        subLabel={t`Balance: ${owned}. Maximum here: ${limit}.`}
        value={typed}
        onChange={setTyped}
        minValue={0}
        maxValue={most}
        formatOptions={{ maximumFractionDigits: 0 }}
        error={error}
      />
      <Button size="s" onPress={() => setTyped(most)}>
        {plural(most, { one: 'Use # BoostCoin', other: 'Use # BoostCoins' })}
      </Button>
      <LiveSummary>
        {coins > 0 && (
          <PriceLines
            lines={[
              {
                id: 'coins',
                label: plural(coins, { one: '# BoostCoin', other: '# BoostCoins' }),
                amount: formatMoney(-amount, currency),
                kind: 'discount',
              },
              { id: 'left', label: t`Left to pay`, amount: formatMoney(rest, currency), kind: 'sum' },
            ]}
          />
        )}
      </LiveSummary>
    </>
  );
};
