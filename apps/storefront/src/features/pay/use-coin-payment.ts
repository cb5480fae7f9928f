import { type Money, maxCoins, payWithCoins } from '@boostdesk/catalogs';
import { useServices } from '../../app/services-context.ts';
import { useCall } from '../../app/use-call.ts';
import { useCoinBalance } from '../../app/use-coin-balance.ts';

/** What `wanted` coins pay of a price, and how many can be spent; none until balance and exchange rate are known. */
export function useCoinPayment({ amount: total, currency }: Money, wanted: number) {
  const { rates } = useServices();
  const balance = useCoinBalance();
  const read = useCall(`rate ${currency}`, async () => (currency === 'USD' ? 1 : rates.usdToEur()));
  const rate = read.status === 'done' ? read.value : null;
  const most = rate === null ? 0 : Math.min(balance, maxCoins(total, rate));
  const coins = Math.min(Math.max(0, wanted), most);
  const split = rate === null ? { coins: 0, amount: 0, rest: total } : payWithCoins({ total, coins, rate });
  return { ...split, balance, most };
}
