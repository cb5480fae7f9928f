import type { DetailFieldKey, DetailValues } from './detail-field-types.ts';
import type { DetailKey } from './details.ts';
import type { Game } from './games.ts';
import type { LadderId } from './ladders.ts';
import type { Currency } from './money.ts';
import type { PlatformId } from './platforms.data.ts';
import type { optionPercents } from './prices.data.ts';
import type { Server } from './servers.ts';
import type { Service } from './services.ts';
import type { ServiceUnit } from './units.ts';

/** Extra that changes the price. */
export type QuoteOption = keyof typeof optionPercents;

/** Discount of a coupon, which is validated elsewhere. */
export interface QuoteCoupon {
  readonly code: string;
  readonly kind: 'percent' | 'amount';
  /** Percent, or US cents. */
  readonly value: number;
}

/** Order to price, untrusted. */
export interface QuoteInput {
  /** When absent, see `gameId` and `serviceSlug`. */
  readonly serviceId?: number | null | undefined;
  readonly gameId?: number | undefined;
  /** Slug of a service, or another game's link without slash. */
  readonly serviceSlug?: string | undefined;
  readonly serverId?: number | null | undefined;
  readonly platform?: string | null | undefined;
  /** Rank numbers. */
  readonly from?: number | undefined;
  readonly target?: number | undefined;
  /** 0 to 100. @default 0 */
  readonly lp?: number | undefined;
  /** League points per win. @default 20 */
  readonly lpGain?: number | undefined;
  /** In the service's unit. @default 1 */
  readonly count?: number | undefined;
  readonly options?: Readonly<Partial<Record<QuoteOption, boolean | undefined>>> | undefined;
  /** Details of the service; see `detailFieldsOf`. */
  readonly details?: DetailValues | undefined;
  /** @default 'USD' */
  readonly currency?: Currency | undefined;
  /** Units of `currency` per US dollar, from 0.000001 to below 1000; unused for USD. */
  readonly rate?: number | undefined;
  readonly coupon?: QuoteCoupon | null | undefined;
  /** Maximum BoostCoins to spend. */
  readonly coins?: number | undefined;
}

/** Value of a detail of an order. */
export type OrderDetail =
  | string
  | number
  | boolean
  | readonly string[]
  | { readonly from: number; readonly to: number };

/** Validated order with resolved ids. */
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
  /** What was ordered, by detail key. */
  readonly details: Readonly<Partial<Record<DetailKey, OrderDetail>>>;
}

/** Code of a line to translate; ranks are numbers on `ladder`. */
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
  | {
      readonly code: 'detail';
      readonly params: {
        readonly key: DetailFieldKey;
        /** Choice or number; empty for others. */
        readonly value: string | number;
        readonly percent: number;
      };
    }
  | { readonly code: 'coupon'; readonly params: { readonly coupon: string } }
  | { readonly code: 'coins'; readonly params: { readonly coins: number } };

/** A line of a price. */
export type QuoteLine = QuoteLineLabel & {
  /** Cents of the quote's currency; negative: discount. */
  readonly amount: number;
  /** `free`: by design; `capped`: minimum price reached. */
  readonly note: 'free' | 'capped' | null;
};

/** Price with its lines. */
export interface Quote {
  readonly ok: true;
  readonly order: QuotedOrder;
  readonly lines: readonly QuoteLine[];
  /** Before coupon and coins, in cents of `currency`. */
  readonly price: number;
  /** Cents of `currency`, at least 0. */
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
  | 'detailNotSold'
  | 'detailInvalid'
  | 'noPrice'
  | 'unknownCurrency'
  | 'rateMissing'
  | 'couponInvalid';

/** An invalid order. */
export interface QuoteRefusal {
  readonly ok: false;
  readonly reason: QuoteRefusalReason;
  /** 'details.role' for a detail. */
  readonly field: keyof QuoteInput | `details.${string}`;
}
