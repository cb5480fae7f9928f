import { Button } from '@boostdesk/ui/button';
import { NumberField } from '@boostdesk/ui/number-field';
import { Plural, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';

export interface CoinsFieldProps {
  readonly balance: number;
  /** Most coins that can be spent here; without any, the field is hidden. */
  readonly most: number;
  /** Null: empty. NaN: no number, with an error. */
  readonly value: number | null;
  readonly onChange: (coins: number | null) => void;
  /** The server's error. */
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Number of BoostCoins to spend. */
export const CoinsField = ({ balance, most, value, onChange, error, ref }: CoinsFieldProps) => {
  const { t, i18n } = useLingui();
  if (most === 0) return null;
  const owned = i18n.number(balance);
  const limit = i18n.number(most);
  return (
    <>
      <NumberField
        label={t`Use BoostCoins`}
        subLabel={t`Balance: ${owned}. Maximum here: ${limit}.`}
        value={value}
        onChange={onChange}
        minValue={0}
        maxValue={most}
        formatOptions={{ maximumFractionDigits: 0 }}
        error={error}
        {...(ref !== undefined && { ref })}
      />
      <Button size="s" onPress={() => onChange(most)}>
        <Plural value={most} one="Use # BoostCoin" other="Use # BoostCoins" />
      </Button>
    </>
  );
};
