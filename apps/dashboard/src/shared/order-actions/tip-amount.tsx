import { TIP_MAX } from '@boostdesk/api-client/contract';
import type { Money } from '@boostdesk/catalogs';
import { suggestTips, TIP_MIN } from '@boostdesk/catalogs/rules';
import { ChoiceGrid } from '@boostdesk/ui/choice-grid';
import { MoneyField } from '@boostdesk/ui/money-field';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatMoney, formatPercent } from '../../i18n/format.ts';

const OWN = 'own';
const isTip = (amount: number): boolean => amount >= TIP_MIN && amount <= TIP_MAX;

/** The selected tip of an order with a price; `tip` is 0 while the amount is invalid. */
export function useTipAmount({ amount: price, currency }: Money) {
  const suggested = suggestTips(price);
  const [choice, setChoice] = useState(String((suggested.at(-2) ?? suggested.at(-1))?.percent ?? OWN));
  const [typed, setTyped] = useState<number | null>(null);
  const amount = choice === OWN ? typed : suggested.find(({ percent }) => String(percent) === choice)?.amount;
  const tip = isTip(amount ?? 0) ? (amount ?? 0) : 0;
  return { suggested, currency, choice, setChoice, typed, setTyped, tip };
}

interface TipAmountProps {
  readonly amount: ReturnType<typeof useTipAmount>;
  /** The server's error. */
  readonly error: string | undefined;
}

/** Suggestions in percent of the price, and any other amount. */
export const TipAmount = ({ amount, error }: TipAmountProps) => {
  const { t } = useLingui();
  const { suggested, currency, choice, setChoice, typed, setTyped } = amount;
  return (
    <>
      <ChoiceGrid
        label={t`Amount`}
        variant="tile"
        columns={4}
        phoneColumns={2}
        value={choice}
        onChange={setChoice}
        error={choice === OWN ? undefined : error}
        choices={[
          ...suggested.map(({ percent, amount: value }) => ({
            value: String(percent),
            label: formatMoney(value, currency),
            note: formatPercent(percent),
          })),
          { value: OWN, label: t`Other amount` },
        ]}
      />
      {choice === OWN && (
        <MoneyField
          label={t`Your amount`}
          currency={currency}
          value={typed}
          onChange={setTyped}
          minValue={TIP_MIN}
          maxValue={TIP_MAX}
          error={error}
          isRequired
        />
      )}
    </>
  );
};
