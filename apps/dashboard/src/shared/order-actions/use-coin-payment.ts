import { type Money, planCoins } from '@boostdesk/catalogs';
import { useState } from 'react';
import { useAtomValue } from '../../core/state.ts';
import { userInfoAtom } from '../../session/session-atoms.ts';
import { useRateFromUsd } from './api.ts';

/** Returns the coins that the customer spends on an amount, and the amount that is left to pay. */
export function useCoinPayment({ amount: total, currency }: Money) {
  const { balance } = useAtomValue(userInfoAtom);
  const rate = useRateFromUsd(currency);
  const [typed, setTyped] = useState<number | null>(null);
  return { ...planCoins({ total, balance: balance ?? 0, typed, rate }), balance, currency, typed, setTyped };
}

export type CoinPayment = ReturnType<typeof useCoinPayment>;
