import { expect, test, vi } from 'vitest';
import * as client from './index.ts';
import * as testing from './testing/index.ts';

test('the package exports exactly these names', () => {
  expect(Object.keys(client).sort()).toEqual([
    'ApiError',
    'TIMEOUT_MESSAGE',
    'createClient',
    'createExchangeRates',
    'createIdempotencyKey',
    'extendClient',
    'isApiError',
    'r6Stats',
  ]);
  expect(Object.keys(testing).sort()).toMatchInlineSnapshot(`
    [
      "FakeApiError",
      "FakeNetworkError",
      "aCoinMovement",
      "aContentPage",
      "aFine",
      "aListedMessage",
      "aMessage",
      "aNotification",
      "aPaymentRequest",
      "aPayout",
      "aPerson",
      "aProgressPayment",
      "aPushedEvent",
      "aRankingPlace",
      "aSearchResult",
      "aSession",
      "aShare",
      "aUser",
      "anAccount",
      "anAppearance",
      "anAreaRow",
      "anEarning",
      "anOrder",
      "anOrderEvent",
      "anOrderRow",
      "anUnreadMessage",
      "createFakeApi",
      "createSpecHandlers",
      "someAlertSettings",
      "someLimits",
    ]
  `);
});

// @spec 7.2-5
test('r6Stats returns the result of SPEC §7, without a request', () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const message = 'R6 Stats API is currently unavailable';
  expect(client.r6Stats()).toEqual({ available: false, message, errorCode: 'R6_API_DISABLED' });
  expect(fetched).not.toHaveBeenCalled();
});
