import type { DetailKey } from './details.ts';
import type { Game } from './games.ts';
import type { LadderId } from './ladders.ts';
import type { Currency } from './money.ts';
import type { PlatformId } from './platforms.data.ts';
import type { optionPercents } from './prices.data.ts';
import type { Server } from './servers.ts';
import type { Service } from './services.ts';
import type { ServiceUnit } from './units.ts';

/** An order option, by its key in SPEC §3. */
export type QuoteOption = keyof typeof optionPercents;

/** A coupon's discount; its validity is checked elsewhere. */
export interface QuoteCoupon {
  readonly code: string;
  readonly kind: 'percent' | 'amount';
  /** Percent, or US cents. */
  readonly value: number;
}

/** What a customer orders. Untrusted: every field is validated. */
export interface QuoteInput {
  /** When absent, `gameId` and `serviceSlug` name the service. */
  readonly serviceId?: number | null | undefined;
  readonly gameId?: number | undefined;
  /** The service's slug, or another game's link without its slash. */
  readonly serviceSlug?: string | undefined;
  readonly serverId?: number | null | undefined;
  readonly platform?: string | null | undefined;
  /** Current rank number. */
  readonly from?: number | undefined;
  /** Rank number. */
  readonly target?: number | undefined;
  /** 0 to 100. @default 0 */
  readonly lp?: number | undefined;
  /** League points per win. @default 20 */
  readonly lpGain?: number | undefined;
  /** In the service's unit. @default 1 */
  readonly count?: number | undefined;
  readonly options?: Readonly<Partial<Record<QuoteOption, boolean | undefined>>> | undefined;
  /** @default 'USD' */
  readonly currency?: Currency | undefined;
  /** Units of `currency` per US dollar, from 0.000001 to below 1000; unused for USD. */
  readonly rate?: number | undefined;
  readonly coupon?: QuoteCoupon | null | undefined;
  /** BoostCoins to spend at most. */
  readonly coins?: number | undefined;
}

/** A validated order with its ids resolved. */
export interface QuotedOrder {
  readonly service: Service | null;
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
  /** By order detail key of SPEC §3. */
  readonly details: Readonly<Partial<Record<DetailKey, string | number | boolean>>>;
}

/** A line's meaning as a code to translate; ranks are numbers on `ladder`. */
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

/** A line of a price. */
export type QuoteLine = QuoteLineLabel & {
  /** Cents of the quote's currency; negative for discounts. */
  readonly amount: number;
  /** `free`: by design. `capped`: the price reached its minimum. */
  readonly note: 'free' | 'capped' | null;
};

/** A price and its lines. */
export interface Quote {
  readonly ok: true;
  readonly order: QuotedOrder;
  readonly lines: readonly QuoteLine[];
  /** Before coupon and coins, in cents of `currency`. */
  readonly price: number;
  /** In cents of `currency`, at least 0. */
  readonly total: number;
  readonly currency: Currency;
  /** US cents. */
  readonly totalUsd: number;
  readonly coinsUsed: number;
  readonly days: number;
}

/** Why an order has no price. */
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

/** An invalid order. */
export interface QuoteRefusal {
  readonly ok: false;
  readonly reason: QuoteRefusalReason;
  readonly field: keyof QuoteInput;
}
