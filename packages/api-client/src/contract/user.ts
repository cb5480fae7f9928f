import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Done, Empty, exact, Id, int } from './shapes.ts';
import { Acknowledged, AnyFlag, AnyNumber, AnyText, bareOr, MaybeText } from './tolerant.ts';

const PushToken = z.strictObject({ onesignal_token: exact(1, 200) });

/** Calls for session data and push tokens. SPEC §7. */
export const user = {
  getLoyaltyRank: defineCall({
    name: 'user.getLoyaltyRank',
    method: 'POST',
    path: '/user/getLoyaltyRank',
    summary: 'Returns the name of the user’s loyalty tier.',
    source: 'SPEC §7',
    right: 'signedIn',
    kind: 'read',
    request: Empty,
    response: z.strictObject({ name: z.string() }),
    tolerantResponse: bareOr('name', z.object({ name: MaybeText })),
    errors: [],
  }),
  getUserInfo: defineCall({
    name: 'user.getUserInfo',
    method: 'POST',
    path: '/user/getUserInfo',
    summary: 'Returns name, coin balance and premium flag, as part of a session’s first check.',
    source: 'SPEC §7',
    right: 'signedIn',
    kind: 'read',
    request: Empty,
    response: z.strictObject({
      name: z.string(),
      balance: z.int(),
      premium: z.boolean(),
      /** Not in SPEC: newest `seq` before this response. */
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
  setOnesignalToken: defineCall({
    name: 'user.setOnesignalToken',
    method: 'POST',
    path: '/user/setOnesignalToken',
    summary: 'Registers a push token for the session.',
    source: 'SPEC §7',
    right: 'signedIn',
    kind: 'write',
    request: PushToken,
    response: Done,
    tolerantResponse: Acknowledged,
    errors: [],
  }),
  removeOnesignalToken: defineCall({
    name: 'user.removeOnesignalToken',
    method: 'POST',
    path: '/user/removeOnesignalToken',
    summary: 'Removes a push token; unknown tokens are ignored.',
    source: 'SPEC §7',
    right: 'signedIn',
    kind: 'write',
    request: PushToken,
    response: Done,
    tolerantResponse: Acknowledged,
    errors: [],
  }),
};

/** Calls for BoostCoins. SPEC §7. */
export const boostcoin = {
  getBalance: defineCall({
    name: 'boostcoin.getBalance',
    method: 'POST',
    path: '/boostcoin/getBalance',
    summary: 'Returns a user’s coin balance. Null means the user’s own; other IDs are for staff.',
    source: 'SPEC §7',
    right: 'coins.view',
    kind: 'read',
    request: z.strictObject({ user_id: z.nullable(Id) }),
    response: z.strictObject({ balance: z.int() }),
    tolerantResponse: bareOr('balance', z.object({ balance: AnyNumber })),
    errors: ['not_found'],
  }),
};

const rate = <const P extends `/${string}`, const N extends `exchange.${string}`>(name: N, path: P) =>
  defineCall({
    name,
    method: 'GET',
    path,
    summary: 'Returns how many units of the second currency equal one unit of the first.',
    source: 'SPEC §7',
    right: 'public',
    kind: 'read',
    request: Empty,
    response: z.strictObject({ rate: z.number().check(z.positive()) }),
    tolerantResponse: bareOr('rate', z.object({ rate: AnyNumber.check(z.positive()) })),
    errors: [],
  });

/** Calls for exchange rates. SPEC §7, §9. */
export const exchange = {
  usdToEur: rate('exchange.usdToEur', '/getExchangeRate/USD/EUR'),
  eurToUsd: rate('exchange.eurToUsd', '/getExchangeRate/EUR/USD'),
};
