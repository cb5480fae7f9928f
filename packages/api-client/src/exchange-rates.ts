import type { CallFunction } from './client.ts';
import type { exchange } from './contract/index.ts';

interface ExchangeClient {
  readonly exchange: { readonly [F in keyof typeof exchange]: CallFunction<(typeof exchange)[F]> };
}

/** Units of the second currency for one of the first. */
export interface ExchangeRates {
  readonly usdToEur: () => Promise<number>;
  readonly eurToUsd: () => Promise<number>;
}

/** One flight for all who ask meanwhile; a failure is not kept. */
function once(fetchRate: () => Promise<{ readonly rate: number }>): () => Promise<number> {
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

/** SPEC §7: each rate is fetched once and kept. */
export const createExchangeRates = ({ exchange }: ExchangeClient): ExchangeRates => ({
  usdToEur: once(() => exchange.usdToEur()),
  eurToUsd: once(() => exchange.eurToUsd()),
});
