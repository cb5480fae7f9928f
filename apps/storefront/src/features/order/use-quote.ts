import type { Quote, QuoteCoupon, QuoteRefusal } from '@boostdesk/catalogs';
import { useServices } from '../../app/services-context.ts';
import { useCall } from '../../app/use-call.ts';
import type { Choice } from './choice.ts';
import { quoteFor } from './order-request.ts';

export type QuoteState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'done'; readonly quote: Quote | QuoteRefusal };

/** For another currency, priced once its rate has loaded (SPEC §7: fetched once and cached). */
export function useQuote(choice: Choice, coupon: QuoteCoupon | null, coins: number): QuoteState {
  const { rates } = useServices();
  const { currency } = choice;
  const rate = useCall(currency, async () => (currency === 'USD' ? 1 : rates.usdToEur()));
  if (currency === 'USD') return { status: 'done', quote: quoteFor(choice, 1, coupon, coins) };
  return rate.status === 'done' ? { status: 'done', quote: quoteFor(choice, rate.value, coupon, coins) } : rate;
}

/** Most of `balance` that the price takes; 0 while there is no price. */
export function useMostCoins(choice: Choice, coupon: QuoteCoupon | null, balance: number): number {
  const state = useQuote(choice, coupon, balance);
  return state.status === 'done' && state.quote.ok ? state.quote.coinsUsed : 0;
}
