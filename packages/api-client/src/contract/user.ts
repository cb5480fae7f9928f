import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Done, Empty, exact, Id, int } from './shapes.ts';
import { Acknowledged, AnyFlag, AnyNumber, AnyText, bareOr, MaybeText } from './tolerant.ts';

const PushToken = z.strictObject({
  /** Push token of the device, up to 200 characters. */
  onesignal_token: exact(1, 200),
});

/** Calls for session data and push tokens. */
export const user = {
  /**
   * Returns the name of the user’s loyalty tier.
   * @example await client.user.getLoyaltyRank();
   */
  getLoyaltyRank: defineCall({
    name: 'user.getLoyaltyRank',
    method: 'POST',
    path: '/user/getLoyaltyRank',
    source: 'SPEC §7',
    right: 'signedIn',
    kind: 'read',
    request: Empty,
    response: z.strictObject({
      /** Name of the loyalty tier, such as `Gold`. */
      name: z.string(),
    }),
    tolerantResponse: bareOr('name', z.object({ name: MaybeText })),
    errors: [],
  }),
  /**
   * Returns name, coin balance and premium flag, as part of a session’s first check.
   * @example await client.user.getUserInfo();
   */
  getUserInfo: defineCall({
    name: 'user.getUserInfo',
    method: 'POST',
    path: '/user/getUserInfo',
    source: 'SPEC §7',
    right: 'signedIn',
    kind: 'read',
    request: Empty,
    response: z.strictObject({
      /** User name. */
      name: z.string(),
      /** Coins of the user; a coin is worth 1 US cent. */
      balance: z.int(),
      /** Whether the user has Premium. */
      premium: z.boolean(),
      /** Number of the user's newest event before this response; missing from servers without this addition. */
      eventSeq: z.optional(int(0)),
    }),
    tolerantResponse: z.object({
      name: AnyText,
      balance: AnyNumber,
      premium: AnyFlag,
      eventSeq: z.optional(int(0)),
    }),
    errors: [],
  }),
  /**
   * Registers a push token for the session.
   * @example await client.user.setOnesignalToken({ onesignal_token: 'Text' });
   */
  setOnesignalToken: defineCall({
    name: 'user.setOnesignalToken',
    method: 'POST',
    path: '/user/setOnesignalToken',
    source: 'SPEC §7',
    right: 'signedIn',
    kind: 'write',
    request: PushToken,
    response: Done,
    tolerantResponse: Acknowledged,
    errors: [],
  }),
  /**
   * Removes a push token; unknown tokens are ignored.
   * @example await client.user.removeOnesignalToken({ onesignal_token: 'Text' });
   */
  removeOnesignalToken: defineCall({
    name: 'user.removeOnesignalToken',
    method: 'POST',
    path: '/user/removeOnesignalToken',
    source: 'SPEC §7',
    right: 'signedIn',
    kind: 'write',
    request: PushToken,
    response: Done,
    tolerantResponse: Acknowledged,
    errors: [],
  }),
};

/** Calls for BoostCoins. */
export const boostcoin = {
  /**
   * Returns a user’s coin balance. Null means the user’s own; other IDs are for staff.
   * @throws ApiError with `not_found`
   * @example await client.boostcoin.getBalance({ user_id: null });
   */
  getBalance: defineCall({
    name: 'boostcoin.getBalance',
    method: 'POST',
    path: '/boostcoin/getBalance',
    source: 'SPEC §7',
    right: 'coins.view',
    kind: 'read',
    request: z.strictObject({
      /** User ID; null for the caller’s own balance. */
      user_id: z.nullable(Id),
    }),
    response: z.strictObject({
      /** Coins of the user; a coin is worth 1 US cent. */
      balance: z.int(),
    }),
    tolerantResponse: bareOr('balance', z.object({ balance: AnyNumber })),
    errors: ['not_found'],
  }),
};

const rate = <const P extends `/${string}`, const N extends `exchange.${string}`>(name: N, path: P) =>
  defineCall({
    name,
    method: 'GET',
    path,
    source: 'SPEC §7',
    right: 'public',
    kind: 'read',
    request: Empty,
    response: z.strictObject({
      /** Units of the second currency for one of the first. */
      rate: z.number().check(z.positive()),
    }),
    tolerantResponse: bareOr('rate', z.object({ rate: AnyNumber.check(z.positive()) })),
    errors: [],
  });

/** Calls for the exchange rates between USD and EUR. */
export const exchange = {
  /**
   * Returns how many euros one US dollar is worth.
   * @example await client.exchange.usdToEur();
   */
  usdToEur: rate('exchange.usdToEur', '/getExchangeRate/USD/EUR'),
  /**
   * Returns how many US dollars one euro is worth.
   * @example await client.exchange.eurToUsd();
   */
  eurToUsd: rate('exchange.eurToUsd', '/getExchangeRate/EUR/USD'),
};
