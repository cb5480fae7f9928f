import { type CoinPart, payWithCoins } from './coins.ts';
import { detailCharges } from './detail-fields.ts';
import { type LadderId, ladder, type TierKey } from './ladders.ts';
import { type Currency, convert, convertParts, currencies, MIN_RATE, percentOf } from './money.ts';
import {
  FLAT_TIME,
  flatPrices,
  gameFactors,
  LOW_LP_GAIN,
  LOW_LP_GAIN_PERCENT,
  LP_BAND,
  LP_BAND_PERCENT,
  MIN_PRICE,
  optionPercents,
  PRIORITY_TIME_PERCENT,
  tierPrices,
  unitPrices,
} from './prices.data.ts';
import { isIntegerBetween, optionNames, readOrder } from './quote-order.ts';
import type { Quote, QuoteCoupon, QuotedOrder, QuoteInput, QuoteLine, QuoteRefusal } from './quote-types.ts';
import type { Service } from './services.ts';

/** Validates and prices an order, for storefront and server. The lines sum to `total` in either currency. */
export function quoteOrder(input: QuoteInput): Quote | QuoteRefusal {
  const money = readMoney(input);
  if (!money.ok) return money;
  const read = readOrder(input);
  if (!read.ok) return read;
  const order = read.value;
  const base = baseLines(order);
  if (base === null) return { ok: false, reason: 'noPrice', field: 'serviceId' };
  const details = detailLines(order, input.details, base);
  const extras = [...extraLines(order, base), ...details];
  const priced = [...base.lines, ...extras];
  const lines = [...priced, ...couponLines(input.coupon, sum(priced))];
  const amounts = convertParts(
    lines.map((line) => line.amount),
    money.rate,
  );
  const due = sum(lines);
  const { coins: wanted = 0 } = input;
  const split = payWithCoins({ total: convert(due, money.rate), coins: wanted, rate: money.rate });
  return {
    ok: true,
    order,
    lines: [...lines.map((line, place) => ({ ...line, amount: amounts[place] ?? 0 })), ...coinLines(split, wanted)],
    price: convert(sum(priced), money.rate),
    total: split.rest,
    currency: money.currency,
    totalUsd: due - payWithCoins({ total: due, coins: split.coins, rate: 1 }).amount,
    coinsUsed: split.coins,
    days: daysFor(order, base.time),
  };
}

const sum = (lines: readonly QuoteLine[]): number => lines.reduce((all, line) => all + line.amount, 0);

interface MoneySide {
  readonly ok: true;
  readonly currency: Currency;
  readonly rate: number;
}

function readMoney(input: QuoteInput): MoneySide | QuoteRefusal {
  const { currency = 'USD', coupon, coins = 0 } = input;
  if (!currencies.includes(currency)) return { ok: false, reason: 'unknownCurrency', field: 'currency' };
  const rate = currency === 'USD' ? 1 : (input.rate ?? 0);
  if (!(rate >= MIN_RATE && rate < 1_000)) return { ok: false, reason: 'rateMissing', field: 'rate' };
  if (coupon && !isCoupon(coupon)) return { ok: false, reason: 'couponInvalid', field: 'coupon' };
  if (!Number.isSafeInteger(coins) || coins < 0) return { ok: false, reason: 'outOfRange', field: 'coins' };
  return { ok: true, currency, rate };
}

const couponMost = { percent: 100, amount: Number.MAX_SAFE_INTEGER };

/** Unknown kinds have no maximum and are rejected. */
const isCoupon = ({ kind, value }: QuoteCoupon): boolean => isIntegerBetween(value, 1, couponMost[kind]);

interface Base {
  readonly lines: readonly QuoteLine[];
  /** US cents of the first step, which points discount; 0 without a climb. */
  readonly first: number;
  /** Hundredths of a day. */
  readonly time: number;
}

/** `null`: no price. */
function baseLines(order: QuotedOrder): Base | null {
  const { unit, ladder: ladderId, from, target, count, service } = order;
  const factor = (service && gameFactors[service.gameKey]) ?? 100;
  const stands = ladderId !== null && from !== null;
  if (unit === 'flat') return flatBase(service?.id ?? 0);
  if (unit === 'ladder') return stands && target !== null ? climb(ladderId, from, target, factor) : null;
  const { ofStep, each, time } = unitPrices[unit];
  const step = stands ? stepAt(ladderId, from) : null;
  const price = ofStep !== null && step !== null ? percentOf(percentOf(step.step, ofStep), factor) : each;
  const line: QuoteLine = { code: 'units', params: { unit, count }, amount: price * count, note: null };
  return { lines: [line], first: 0, time: time * count };
}

function flatBase(serviceId: number): Base | null {
  const amount = flatPrices[serviceId];
  if (amount === undefined) return null;
  return { lines: [{ code: 'flat', params: { serviceId }, amount, note: null }], first: 0, time: FLAT_TIME };
}

interface Step {
  readonly tier: TierKey;
  readonly step: number;
  /** US cents to the next rank. */
  readonly price: number;
  readonly time: number;
}

function stepAt(id: LadderId, number: number): Step | null {
  const { ranks } = ladder(id);
  const rank = ranks[number];
  const prices = rank && tierPrices[id][rank.tier];
  if (!prices) return null;
  const stays = ranks[number + 1]?.tier === rank.tier;
  return { tier: rank.tier, step: prices.step, price: stays ? prices.step : prices.leave, time: prices.time };
}

/** Whether a service can be ordered; `flat` ones need a fixed price. */
export const isSold = ({ id, unit }: Pick<Service, 'id' | 'unit'>): boolean =>
  unit !== 'flat' || flatPrices[id] !== undefined;

/** Groups steps of equal tier and price. */
function climb(id: LadderId, start: number, target: number, factor: number): Base {
  const runs: { readonly tier: TierKey; readonly price: number; readonly from: number; to: number }[] = [];
  let time = 0;
  for (let from = start; from < target; from += 1) {
    const step = stepAt(id, from);
    if (!step) continue;
    time += step.time;
    const price = percentOf(step.price, factor);
    const last = runs.at(-1);
    if (last?.tier === step.tier && last.price === price) last.to += 1;
    else runs.push({ tier: step.tier, price, from, to: from + 1 });
  }
  const lines = runs.map(({ price, from, to }): QuoteLine => {
    const count = to - from;
    return { code: 'steps', params: { ladder: id, from, to, count }, amount: price * count, note: null };
  });
  return { lines, first: runs[0]?.price ?? 0, time };
}

/** Added to the base price, so that their order does not matter. */
function extraLines(order: QuotedOrder, base: Base): readonly QuoteLine[] {
  const whole = sum(base.lines);
  const { lp, lpGain } = order;
  const lines: QuoteLine[] = [];
  const bands = Math.floor(Math.min(lp ?? 0, 99) / LP_BAND);
  if (lp !== null && bands > 0) {
    const percent = bands * LP_BAND_PERCENT;
    lines.push({ code: 'lp', params: { lp, percent }, amount: -percentOf(base.first, percent), note: null });
  }
  if (lpGain !== null && lpGain < LOW_LP_GAIN) {
    const percent = LOW_LP_GAIN_PERCENT;
    lines.push({ code: 'lowLpGain', params: { lpGain, percent }, amount: percentOf(whole, percent), note: null });
  }
  for (const option of optionNames.filter((name) => order.options[name])) {
    const percent = optionPercents[option];
    const note = percent === 0 ? 'free' : null;
    lines.push({ code: 'option', params: { option, percent }, amount: percentOf(whole, percent), note });
  }
  return lines;
}

function detailLines(order: QuotedOrder, values: QuoteInput['details'], base: Base): readonly QuoteLine[] {
  return detailCharges(order.serviceSlug, values ?? {}, sum(base.lines)).map(
    ({ amount, ...params }): QuoteLine => ({ code: 'detail', params, amount, note: null }),
  );
}

/** A coupon leaves `MIN_PRICE`. */
function couponLines(coupon: QuoteInput['coupon'], price: number): readonly QuoteLine[] {
  if (!coupon) return [];
  const asked = coupon.kind === 'percent' ? percentOf(price, coupon.value) : coupon.value;
  const taken = Math.min(asked, Math.max(0, price - MIN_PRICE));
  const note = taken < asked ? 'capped' : null;
  return [{ code: 'coupon', params: { coupon: coupon.code }, amount: 0 - taken, note }];
}

/** In the currency of the quote, because coins are subtracted from the shown total. */
function coinLines({ coins, amount }: CoinPart, wanted: number): readonly QuoteLine[] {
  if (coins === 0) return [];
  return [{ code: 'coins', params: { coins }, amount: -amount, note: coins < wanted ? 'capped' : null }];
}

function daysFor(order: QuotedOrder, time: number): number {
  const hundredths = order.options.priorityOrder ? (time * PRIORITY_TIME_PERCENT) / 100 : time;
  return Math.max(1, Math.ceil(hundredths / 100));
}
