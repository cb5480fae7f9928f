import type { CallFunction } from './client.ts';
import type { exchange } from './contract/index.ts';

interface ExchangeClient {
  readonly exchange: { readonly [F in keyof typeof exchange]: CallFunction<(typeof exchange)[F]> };
}

/** Units of the second currency per unit of the first. */
export interface ExchangeRates {
  readonly usdToEur: () => Promise<number>;
  readonly eurToUsd: () => Promise<number>;
}

/** Single-flight; failures are not cached. */
function cacheFirst(fetchRate: () => Promise<{ readonly rate: number }>): () => Promise<number> {
  let flight: Promise<number> | undefined;
  return () => {
    flight ??= fetchRate().then(
      ({ rate }) => rate,
      (error: unknown) => {
        flight = undefined;
        throw error;
      },
    );
    return flight;
  };
}

/** Fetches each rate once. */
export const createExchangeRates = ({ exchange }: ExchangeClient): ExchangeRates => ({
  usdToEur: cacheFirst(() => exchange.usdToEur()),
  eurToUsd: cacheFirst(() => exchange.eurToUsd()),
});
