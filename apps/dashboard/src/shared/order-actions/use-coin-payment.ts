import { type Money, maxCoins, payWithCoins } from '@boostdesk/catalogs';
import { useState } from 'react';
import { useAtomValue } from '../../core/state.ts';
import { userInfoAtom } from '../../session/session-atoms.ts';
import { useRateFromUsd } from './api.ts';

/** Returns the coins that the customer spends on an amount, and the amount that is left to pay. */
export function useCoinPayment({ amount: total, currency }: Money) {
  const { balance } = useAtomValue(userInfoAtom);
  const rate = useRateFromUsd(currency);
  const [typed, setTyped] = useState<number | null>(null);
  const wanted = typed ?? 0;
  const most = rate === null ? 0 : Math.min(balance ?? 0, maxCoins(total, rate));
  const split =
    rate === null || !(wanted >= 0)
      ? { coins: 0, amount: 0, rest: total }
      : payWithCoins({ total, coins: Math.min(wanted, most), rate });
  return { ...split, balance, most, currency, typed, setTyped, isValid: most === 0 || (wanted >= 0 && wanted <= most) };
}

export type CoinPayment = ReturnType<typeof useCoinPayment>;
