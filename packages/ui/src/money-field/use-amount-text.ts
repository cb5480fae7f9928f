import { useState } from 'react';
import { formatMoney } from '../money/format-money.ts';
import { type MoneyParseError, parseMoney } from '../money/parse-money.ts';

/** Minor units; null: empty; NaN: invalid text. */
export type Amount = number | null;

interface AmountTextOptions {
  readonly value: Amount | undefined;
  readonly initial: Amount;
  readonly currency: string | null;
  readonly locale: string;
  readonly onChange: ((amount: Amount) => void) | undefined;
}

/** Text and amount of the field. Formats on blur, on steps and on outside changes, not while typing. */
export function useAmountText({ value, initial, currency, locale, onChange }: AmountTextOptions) {
  const written = (amount: Amount): string =>
    amount === null || Number.isNaN(amount) ? '' : formatMoney(amount, currency, { locale, currencyDisplay: 'none' });
  const form = `${locale} ${currency}`;
  const [own, setOwn] = useState(() => ({ amount: value ?? initial, text: written(value ?? initial), form }));
  const { amount, text } = own;
  const show = (next: Amount, words: string) => setOwn({ amount: next, text: words, form });

  const isNews = value !== undefined && !Object.is(value, amount);
  if (isNews || form !== own.form) {
    const next = isNews ? value : amount;
    show(next, Number.isNaN(next) ? text : written(next));
  }

  const put = (next: Amount, words: string) => {
    show(next, words);
    if (!Object.is(next, amount)) onChange?.(next);
  };
  const read = parseMoney(text, currency, locale);
  // A field remounted with NaN starts with the error.
  const unread = Number.isNaN(amount) ? 'unreadable' : null;
  const refusal: MoneyParseError | null = read.ok ? unread : read.reason;
  return {
    text,
    amount,
    refusal,
    type: (words: string) => {
      const typed = parseMoney(words, currency, locale);
      put(typed.ok ? typed.amount : Number.NaN, words);
    },
    set: (next: number) => put(next, written(next)),
    tidy: () => {
      if (refusal === null) show(amount, written(amount));
    },
  };
}
