import { type Client, createClient, createExchangeRates, type ExchangeRates } from '@boostdesk/api-client';
import {
  application,
  auth,
  boostcoin,
  coupon,
  exchange,
  feedback,
  order,
  payment,
  ranking,
  tracking,
  user,
} from '@boostdesk/api-client/contract';
import type { Session } from '@boostdesk/auth/session';
import { tokenOf } from '@boostdesk/auth/session';
import { translateOrUndefined } from '@boostdesk/i18n/translate';
import type { Config } from './config.ts';

const parts = { application, auth, boostcoin, coupon, exchange, feedback, order, payment, ranking, tracking, user };
export type Api = Client<typeof parts>;

/** Created once at boot. */
export interface Services {
  readonly config: Config;
  readonly api: Api;
  readonly session: Session;
  readonly rates: ExchangeRates;
}

/** Pages show errors themselves; an ended session redirects silently. */
export function createServices(config: Config, session: Session): Services {
  const api = createClient({
    parts,
    baseUrl: config.apiUrl,
    token: () => tokenOf(session),
    language: () => document.documentElement.lang,
    translate: translateOrUndefined,
    onSessionEnded: () => session.rejectToken(tokenOf(session)),
  });
  return { config, api, session, rates: createExchangeRates(api) };
}
