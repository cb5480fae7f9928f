import { isCoinCount, type QuoteCoupon } from '@boostdesk/catalogs';
import { useState } from 'react';
import { useCoinBalance } from '../../app/use-coin-balance.ts';
import type { Choice } from './choice.ts';
import { useMostCoins, useQuote } from './use-quote.ts';

/** Coins proposed for an order, and its quote with them. Coins that cannot be spent stay in the field, and are not quoted. */
export function useOrderCoins(choice: Choice, coupon: QuoteCoupon | null) {
  const balance = useCoinBalance();
  const [value, onChange] = useState<number | null>(null);
  const quote = useQuote(choice, coupon, Math.max(0, Math.min(value || 0, balance)));
  const most = useMostCoins(choice, coupon, balance);
  const isValid = most === 0 || isCoinCount(value, most);
  return { quote, isValid, field: { balance, most, value, onChange } };
}
