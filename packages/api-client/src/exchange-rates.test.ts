import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { exchange } from './contract/index.ts';
import { createExchangeRates } from './exchange-rates.ts';
import { createFakeApi, FakeApiError } from './testing/fake-api.ts';

const ratesOf = (fake: ReturnType<typeof createFakeApi>) => {
  const parts = { exchange };
  const options = { parts, baseUrl: 'https://api.example', token: () => null, retry: { attempts: 1 } };
  return createExchangeRates(createClient({ ...options, fetch: fake.fetch }));
};

// @spec 7.0-15
test('concurrent callers share one request, later ones the cached rate', async () => {
  const fake = createFakeApi({ exchange: { usdToEur: () => ({ rate: 0.9 }), eurToUsd: () => ({ rate: 1.1 }) } });
  const rates = ratesOf(fake);
  expect(await Promise.all(Array.from({ length: 30 }, rates.usdToEur))).toEqual(Array(30).fill(0.9));
  expect(await rates.usdToEur()).toBe(0.9);
  expect(await rates.eurToUsd()).toBe(1.1);
  expect(fake.sent.map(({ call }) => call)).toEqual(['exchange.usdToEur', 'exchange.eurToUsd']);
});

test('a failure rejects all callers and is not cached', async () => {
  let down = true;
  const usdToEur = () => {
    if (down) throw new FakeApiError('closing');
    return { rate: 0.8 };
  };
  const fake = createFakeApi({ exchange: { usdToEur } });
  const rates = ratesOf(fake);
  const outcomes = await Promise.allSettled([rates.usdToEur(), rates.usdToEur()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(fake.sent).toHaveLength(1);
  down = false;
  expect(await rates.usdToEur()).toBe(0.8);
});
