import type { OrderChoice } from '@boostdesk/api-client/contract';
import { fitsEmployee } from '@boostdesk/auth';
import {
  explainRevenueShare,
  gameOfService,
  games,
  ladder,
  ORDER_STATUS,
  type OrderStatus,
  type Quote,
  quoteOrder,
  type Service,
  serversFor,
  serviceById,
  services,
} from '@boostdesk/catalogs';
import { exchangeRate } from '../domains/money/exchange.ts';
import { toColumns } from '../domains/orders/order-choice.ts';
import { deadlineFor } from '../domains/orders/order-clock.ts';
import { proofs, reviews } from './people.data.ts';
import type { People } from './people.ts';
import type { SeededRandom } from './random.ts';
import { scoreOf } from './scores.ts';

const HOUR_MS = 60 * 60 * 1000;
const PAUSED_HOURS = 5;
/** In cents. */
const TRIAL_PRICE = 900;

export interface SeededOrder {
  readonly row: ReturnType<typeof rowOf>;
  readonly status: OrderStatus;
  readonly customer: number;
  readonly booster: number | null;
  readonly price: number;
  readonly currency: string;
  readonly share: ReturnType<typeof explainRevenueShare> | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
}

/** League of Legends sells most. */
const popular: readonly number[] = [1, 1, 1, 1, 2, 3, 4, 14, 15, 22, 23, 30, 31];

function randomService(dice: SeededRandom): Service | null {
  if (dice.chance(0.18)) return null;
  const id = dice.chance(0.7) ? dice.pick(popular) : dice.whole(1, services.length);
  return serviceById(id) ?? null;
}

function ranksFor(service: Service, dice: SeededRandom): Pick<OrderChoice, 'from' | 'target'> {
  if (service.ladder === null) return {};
  const most = ladder(service.ladder, { dropTop: true }).ranks.length - 1;
  const from = dice.whole(1, most - 2);
  return service.unit === 'ladder' ? { from, target: Math.min(most, from + dice.whole(1, 8)) } : { from };
}

function serviceChoice(service: Service, dice: SeededRandom): Partial<OrderChoice> & Pick<OrderChoice, 'serviceId'> {
  const server = dice.pick(serversFor(gameOfService(service).id, service.gameKey));
  const count = service.unit === 'ladder' || service.unit === 'flat' ? {} : { count: dice.whole(2, 8) };
  return { serviceId: service.id, serverId: server.id, ...ranksFor(service, dice), ...count };
}

function gameChoice(dice: SeededRandom): Partial<OrderChoice> & Pick<OrderChoice, 'serviceId'> {
  const game = dice.pick(games.filter((entry) => entry.id !== 0 && entry.id !== 3 && entry.services.length > 0));
  const sold = dice.pick(game.services);
  return {
    serviceId: null,
    gameId: game.id,
    serviceSlug: sold.link.slice(1),
    serverId: dice.pick(serversFor(game.id)).id,
    platform: dice.pick(game.platforms),
    count: dice.whole(1, 6),
  };
}

/** The running order of the demo's customer, which shows a climb. */
const climb: OrderChoice = { serviceId: 1, serverId: 2, currency: 'USD', from: 15, target: 21, queue: 'Solo/Duo' };

function quoted(choice: OrderChoice): { choice: OrderChoice; quote: Quote } | undefined {
  const quote = quoteOrder({ ...choice, coupon: null, rate: exchangeRate('USD', choice.currency) });
  return quote.ok && quote.total > 0 ? { choice, quote } : undefined;
}

/** Repeats until the price formula accepts a choice; it rejects sold-out ranks and odd platforms. */
function randomChoice(dice: SeededRandom): { choice: OrderChoice; quote: Quote } {
  for (;;) {
    const service = randomService(dice);
    const chosen = service === null ? gameChoice(dice) : serviceChoice(service, dice);
    const currency = dice.chance(0.25) ? 'EUR' : 'USD';
    const options = dice.chance(0.25) ? { options: { priorityOrder: true } } : {};
    const choice: OrderChoice = { ...chosen, currency, ...options };
    const sold = quoted(choice);
    if (sold !== undefined) return sold;
  }
}

type Moment = Pick<World, 'now' | 'dice'>;

/** Fits the status and time played; most orders are about on schedule. */
function percentOf(status: OrderStatus, quote: Quote, times: Times, { now, dice }: Moment): number {
  if (status === complete) return 100;
  if (times.startedAt === null) return 0;
  const due = ((now.getTime() - times.startedAt.getTime()) / (quote.days * 24 * HOUR_MS)) * 100;
  return Math.min(90, Math.max(5, Math.round(due * (0.75 + dice.next() / 2))));
}

const { awaiting, complete, paused, processing, unpaid } = ORDER_STATUS;

/** The first boosters, among them those with a public password, have completed most. Boosters on trial play cheap orders only. */
function boosterFor(
  quote: Quote,
  people: People,
  { dice, status }: { readonly dice: SeededRandom; readonly status: OrderStatus },
): People['boosters'][number] | undefined {
  const { game, platform } = quote.order;
  const fitting = people.boosters.filter(
    ({ employee }) =>
      fitsEmployee(employee, { gameId: game.id, platform }) && !(employee.trial && quote.total > TRIAL_PRICE),
  );
  const part = dice.next();
  return fitting[Math.floor((status === complete ? part ** 2 : part) * fitting.length)];
}

interface Times {
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
}

function timesFor(status: OrderStatus, quote: Quote, now: Date, dice: SeededRandom): Times {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  if (status === unpaid) return { createdAt: ago(dice.whole(1, 20)), paidAt: null, startedAt: null, completedAt: null };
  if (status === awaiting) {
    const created = dice.whole(1, 40);
    return { createdAt: ago(created), paidAt: ago(created - 0.1), startedAt: null, completedAt: null };
  }
  // The marketplace grows: most orders ended lately.
  const end = status === complete ? Math.floor(2 + 24 * 200 * dice.next() ** 2) : 0;
  const played = Math.max(4, quote.days * 24 * (0.4 + dice.next()));
  const created = end + played + dice.whole(1, 30);
  return {
    createdAt: ago(created),
    paidAt: ago(created - 0.2),
    startedAt: ago(end + played),
    completedAt: status === complete ? ago(end) : null,
  };
}

/** Returns the progress nearest to the wanted percentage, and its exact percentage. */
function progressOf(quote: Quote, wanted: number) {
  const { from, target, count, unit } = quote.order;
  if (unit !== 'ladder' || from === null || target === null) {
    const done = Math.round((count * wanted) / 100);
    return { done_count: done, percent: Math.round((done * 100) / count) };
  }
  const now = Math.min(target, from + Math.floor(((target - from) * wanted) / 100));
  return { now_rank: now, percent: Math.floor(((now - from) * 100) / (target - from)) };
}

/** Returns some hours ago, but at least an hour after the start. */
const pausedAt = (started: Date, now: Date): Date =>
  new Date(Math.max(started.getTime() + HOUR_MS, now.getTime() - PAUSED_HOURS * HOUR_MS));

function rowOf(
  given: { choice: OrderChoice; quote: Quote; status: OrderStatus; customer: number; booster: number | null },
  times: Times,
  share: SeededOrder['share'],
  moment: Moment,
) {
  const { status } = given;
  const { dice } = moment;
  const progress = progressOf(given.quote, percentOf(status, given.quote, times, moment));
  const stars = status === complete && dice.chance(0.7) ? dice.pick([3, 4, 4, 5, 5, 5, 5]) : null;
  return {
    ...toColumns(given.choice, given.quote),
    ...progress,
    customer_id: given.customer,
    booster_id: given.booster,
    status,
    ...scoreOf(given.quote.order.unit, progress),
    created_at: times.createdAt,
    coins_paid: 0,
    coins_paid_amount: '0',
    paid_at: times.paidAt,
    deadline_at: times.paidAt === null ? null : deadlineFor(times.paidAt, given.quote.days),
    started_at: times.startedAt,
    completed_at: times.completedAt,
    paused_at: status === paused ? pausedAt(times.startedAt ?? times.createdAt, moment.now) : null,
    // Some paid orders lack account details. None has any, so that users try the vault with their own order.
    credentials_needed: status === awaiting && given.customer % 3 === 0,
    share: share === null ? null : JSON.stringify(share),
    proof_note: status === complete ? proofs[given.quote.order.unit] : null,
    rating_stars: stars,
    rating_text: stars === null ? null : dice.pick(reviews),
    rated_at: stars === null ? null : times.completedAt,
    ...notCancelled,
  };
}

interface CancelledColumns {
  readonly cancelled_at: Date | null;
  readonly end_reason: string | null;
  readonly settlement: string | null;
  readonly refund_amount: string | null;
  readonly refund_to: string | null;
}

const notCancelled: CancelledColumns = {
  cancelled_at: null,
  end_reason: null,
  settlement: null,
  refund_amount: null,
  refund_to: null,
};

export interface World {
  readonly people: People;
  readonly now: Date;
  readonly dice: SeededRandom;
}

export function seedOrder({ people, now, dice }: World, customer: number, wanted: OrderStatus): SeededOrder {
  const isMinas = customer === people.mina && wanted === processing;
  const { choice, quote } = (isMinas ? quoted(climb) : undefined) ?? randomChoice(dice);
  const played = wanted !== unpaid && wanted !== awaiting;
  const booster = played ? boosterFor(quote, people, { dice, status: wanted }) : undefined;
  // No booster plays this game.
  const status = played && booster === undefined ? awaiting : wanted;
  const times = timesFor(status, quote, now, dice);
  const share =
    booster === undefined
      ? null
      : explainRevenueShare(
          {
            share_percent: booster.employee.share,
            valorant_share_percent: booster.employee.valorantShare,
            acc_share_percent: booster.employee.accountShare,
          },
          quote.order.service,
        );
  const row = rowOf({ choice, quote, status, customer, booster: booster?.id ?? null }, times, share, { now, dice });
  return {
    row,
    status,
    customer,
    booster: booster?.id ?? null,
    price: quote.total,
    currency: quote.currency,
    share,
    ...times,
  };
}
