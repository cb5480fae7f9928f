import { account } from './account.ts';
import { auth } from './auth.ts';
import { chatMessage, notification } from './chat.ts';
import type { CallShape, Part } from './define.ts';
import { earnings, ledger, payout } from './money.ts';
import { order } from './orders.ts';
import { event, ranking, search, siteLog } from './staff.ts';
import { boostcoin, exchange, user } from './user.ts';

/** Every part of the contract by name. A client takes those it needs; the server takes all. */
export const contract = {
  account,
  auth,
  boostcoin,
  chatMessage,
  earnings,
  event,
  exchange,
  ledger,
  notification,
  order,
  payout,
  ranking,
  search,
  siteLog,
  user,
} as const satisfies Record<string, Part>;

/** The whole contract as a type: part, function, entry. */
export type Contract = typeof contract;
/** The name of any call, `part.function`. */
export type CallName = {
  [P in keyof Contract]: {
    [F in keyof Contract[P]]: Contract[P][F] extends { name: infer N } ? N : never;
  }[keyof Contract[P]];
}[keyof Contract] &
  string;

/** All calls in one list. */
export const calls: readonly CallShape[] = Object.values(contract).flatMap((part: Part) => Object.values(part));
