import { type Money, planCoins } from '@boostdesk/catalogs';
import { useState } from 'react';
import { useServices } from '../../app/services-context.ts';
import { useCall } from '../../app/use-call.ts';
import { useCoinBalance } from '../../app/use-coin-balance.ts';

/**
 * What the coins of a field pay of a price, and how many can be spent; none until balance and exchange rate are known.
 * @param proposed coins in the field at first, as far as they can be spent
 */
export function useCoinPayment({ amount: total, currency }: Money, proposed: number) {
  const { rates } = useServices();
  const balance = useCoinBalance();
  const read = useCall(`rate ${currency}`, async () => (currency === 'USD' ? 1 : rates.usdToEur()));
  const rate = read.status === 'done' ? read.value : null;
  const [edited, setTyped] = useState<number | null>();
  const plan = planCoins({ total, balance, typed: edited === undefined ? proposed : edited, rate });
  const atFirst = { typed: plan.coins === 0 ? null : plan.coins, isValid: true };
  return { ...plan, balance, setTyped, ...(edited === undefined ? atFirst : { typed: edited }) };
}
