import type { DetailKey } from './details.ts';
import type { Game } from './games.ts';
import type { LadderId } from './ladders.ts';
import type { Currency } from './money.ts';
import type { PlatformId } from './platforms.data.ts';
import type { optionPercents } from './prices.data.ts';
import type { Server } from './servers.ts';
import type { Service } from './services.ts';
import type { ServiceUnit } from './units.ts';

/** What a customer may add to an order, by SPEC’s detail key. */
export type QuoteOption = keyof typeof optionPercents;

/** What a coupon takes off. Whether it may be used is not looked at here. */
export interface QuoteCoupon {
  readonly code: string;
  readonly kind: 'percent' | 'amount';
  /** Percent, or US cents. */
  readonly value: number;
}

/** What a customer asks for. Ids and ranks may come from outside: every one is checked. */
export interface QuoteInput {
  /** Absent: `gameId` and `serviceSlug` name the service. */
  readonly serviceId?: number | null | undefined;
  readonly gameId?: number | undefined;
  /** Of the catalogue's service, or the link of another game's service without its slash. */
  readonly serviceSlug?: string | undefined;
  readonly serverId?: number | null | undefined;
  readonly platform?: string | null | undefined;
  /** Rank number on the service's ladder: where the account is. */
  readonly from?: number | undefined;
  /** Rank number: where it shall be. */
  readonly target?: number | undefined;
  /** League points now, 0 to 100. @default 0 */
  readonly lp?: number | undefined;
  /** Points a win brings. @default 20 */
  readonly lpGain?: number | undefined;
  /** Wins, divisions, matches, hours: in the service's unit. @default 1 */
  readonly count?: number | undefined;
  readonly options?: Readonly<Partial<Record<QuoteOption, boolean | undefined>>> | undefined;
  /** @default 'USD' */
  readonly currency?: Currency | undefined;
  /** Units of `currency` for one US dollar, a millionth to below 1000; needed where the currency is another. */
  readonly rate?: number | undefined;
  readonly coupon?: QuoteCoupon | null | undefined;
  /** BoostCoins to spend; no more are taken than the price needs. */
  readonly coins?: number | undefined;
}

/** What is ordered, with everything looked up. */
export interface QuotedOrder {
  readonly service: Service | null;
  /** The catalogue service's slug, or that of another game's service. */
  readonly serviceSlug: string;
  readonly serviceName: string;
  readonly game: Game;
  readonly server: Server | null;
  readonly platform: PlatformId | null;
  readonly unit: ServiceUnit;
  readonly ladder: LadderId | null;
  readonly from: number | null;
  readonly target: number | null;
  readonly lp: number | null;
  readonly lpGain: number | null;
  readonly count: number;
  readonly options: Readonly<Record<QuoteOption, boolean>>;
  /** The same in SPEC's order detail keys. */
  readonly details: Readonly<Partial<Record<DetailKey, string | number | boolean>>>;
}

/** What a line says, without words: the screen writes them in its language. Ranks are numbers on `ladder`. */
export type QuoteLineLabel =
  | {
      readonly code: 'steps';
      readonly params: {
        readonly ladder: LadderId;
        readonly from: number;
        readonly to: number;
        readonly count: number;
      };
    }
  | { readonly code: 'units'; readonly params: { readonly unit: ServiceUnit; readonly count: number } }
  | { readonly code: 'flat'; readonly params: { readonly serviceId: number } }
  | { readonly code: 'lp'; readonly params: { readonly lp: number; readonly percent: number } }
  | { readonly code: 'lowLpGain'; readonly params: { readonly lpGain: number; readonly percent: number } }
  | { readonly code: 'option'; readonly params: { readonly option: QuoteOption; readonly percent: number } }
  | { readonly code: 'coupon'; readonly params: { readonly coupon: string } }
  | { readonly code: 'coins'; readonly params: { readonly coins: number } };

/** One line of a price. */
export type QuoteLine = QuoteLineLabel & {
  /** Cents of the quote's currency; below zero for what is taken off. */
  readonly amount: number;
  /** `free`: costs nothing on purpose. `capped`: less was taken off than asked, the price was at zero. */
  readonly note: 'free' | 'capped' | null;
};

/** A price with everything that it was made from. */
export interface Quote {
  readonly ok: true;
  readonly order: QuotedOrder;
  readonly lines: readonly QuoteLine[];
  /** Before coupon and coins, in cents of `currency`. */
  readonly price: number;
  /** The sum of the lines, in cents of `currency`, never below 0. */
  readonly total: number;
  readonly currency: Currency;
  /** The same total in US cents. */
  readonly totalUsd: number;
  readonly coinsUsed: number;
  readonly days: number;
}

/** Why there is no price. */
export type QuoteRefusalReason =
  | 'unknownService'
  | 'unknownGame'
  | 'unknownServer'
  | 'unknownPlatform'
  | 'rankNotSold'
  | 'targetNotAbove'
  | 'outOfRange'
  | 'optionNotSold'
  | 'noPrice'
  | 'unknownCurrency'
  | 'rateMissing'
  | 'couponInvalid';

/** An order that cannot be made as asked. */
export interface QuoteRefusal {
  readonly ok: false;
  readonly reason: QuoteRefusalReason;
  /** The input's field that is wrong. */
  readonly field: keyof QuoteInput;
}
