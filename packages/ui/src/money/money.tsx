import type { ComponentPropsWithRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { classNames } from '../class-names.ts';
import { formatMoney, type MoneyFormat } from './format-money.ts';
import './money.css';

export interface MoneyProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Minor units: 9200 is $92.00. */
  readonly amount: number;
  /** ISO code; null for a plain count. */
  readonly currency: string | null;
  readonly currencyDisplay?: MoneyFormat['currencyDisplay'];
  readonly sign?: MoneyFormat['sign'];
  /** `sign`: losses red and, with `sign="always"`, gains green. */
  readonly tone?: 'none' | 'sign' | undefined;
  /** @default the page’s */
  readonly locale?: string | undefined;
}

const toneOf = (amount: number, isSigned: boolean): 'success' | 'danger' | undefined => {
  if (amount < 0) return 'danger';
  return isSigned && amount > 0 ? 'success' : undefined;
};

/** An amount of money in the reader’s format, with tabular figures. */
export const Money = ({
  amount,
  currency,
  currencyDisplay,
  sign,
  tone = 'none',
  locale,
  className,
  ...rest
}: MoneyProps) => {
  const page = useLocale();
  return (
    <span
      {...rest}
      className={classNames('bd-money', className)}
      data-tone={tone === 'sign' ? toneOf(amount, sign === 'always') : undefined}
    >
      {formatMoney(amount, currency, { locale: locale ?? page.locale, currencyDisplay, sign })}
    </span>
  );
};
