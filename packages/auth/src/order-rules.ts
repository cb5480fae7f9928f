import { ORDER_STATUS, type OrderStatus, orderTransitions, type TransitionName } from '@boostdesk/catalogs';
import { type Actor, fitsEmployee, isOneself, isTrialBooster } from './actor.ts';
import type { Verdict } from './reasons.ts';
import { isBooster, isStaff } from './roles.ts';

/** What the rules need to know of an order. */
export interface OrderSubject {
  readonly customerId: number;
  readonly boosterId: number | null;
  readonly status: OrderStatus;
  readonly gameId: number;
  readonly platform: string | null;
  /** US cents, whatever the order's currency: compared with `trialMaxPrice` alone. Null where it is not known. */
  readonly priceAmount: number | null;
  /** @default false */
  readonly rated?: boolean;
  /** The logged progress has reached the target, or there is none to measure (`completionOf` of the catalogs). @default false */
  readonly targetReached?: boolean;
  /** Archived: it keeps its status, but nothing is done with it any more. @default false */
  readonly cancelled?: boolean;
}

/** What the rules need to know beside actor and object. */
export interface RuleContext {
  /** Orders the booster has in Processing or Paused. @default 0 */
  readonly runningOrders?: number;
  /** US cents above which a booster on trial takes no order; `null`: no limit. @default null */
  readonly trialMaxPrice?: number | null;
  /** Cents above which a payout needs two people; `null`: never. @default null */
  readonly twoToSignAbove?: number | null;
}

/** Whether somebody may do something to an order; `null` allows. */
export type OrderRule = (actor: Actor, order: OrderSubject, context: RuleContext) => Verdict;

const isItsCustomer = (actor: Actor, order: OrderSubject): boolean => isOneself(actor, order.customerId);
/** Who lost the role is no order's booster any more, whatever still bears their id. */
const isItsBooster = (actor: Actor, order: OrderSubject): boolean =>
  isBooster(actor) && isOneself(actor, order.boosterId);

/** Its customer, its booster, staff. */
const isParty = (actor: Actor, order: OrderSubject): boolean =>
  isItsCustomer(actor, order) || isItsBooster(actor, order) || isStaff(actor);

const inStatus = (order: OrderSubject, ...statuses: readonly OrderStatus[]): Verdict => {
  if (order.cancelled === true) return 'cancelled';
  return statuses.includes(order.status) ? null : 'wrongStatus';
};

/** The graph of the catalogue says in which statuses an edge begins. */
const walks = (name: TransitionName, order: OrderSubject): Verdict =>
  inStatus(order, ...orderTransitions.filter((edge) => edge.name === name).map(({ from }) => from));

/** Nobody works for themselves: who bought an order neither plays it nor decides what becomes of its money. */
const hasAStake = (actor: Actor, order: OrderSubject): boolean =>
  actor.id === order.customerId || actor.id === order.boosterId;

/**
 * The board has awaiting orders of other customers that fit the booster's games and platforms; on trial only up to a price.
 * docs/product.md, Board and lock-in.
 */
function standsOnBoard(actor: Actor, order: OrderSubject, context: RuleContext): Verdict {
  const standing = walks('lockIn', order);
  if (standing !== null) return standing;
  if (actor.id === order.customerId) return 'oneself';
  if (!actor.employee || !fitsEmployee(actor.employee, order)) return 'otherGames';
  const limit = context.trialMaxPrice ?? null;
  if (!isTrialBooster(actor) || limit === null) return null;
  return order.priceAmount === null || order.priceAmount > limit ? 'trialPrice' : null;
}

/** An order is seen by its customer, its booster and staff; by any other booster while it stands on their board. SPEC §6. */
export const mayView: OrderRule = (actor, order, context) => {
  if (isParty(actor, order)) return null;
  return isBooster(actor) && standsOnBoard(actor, order, context) === null ? null : 'notYours';
};

/**
 * A booster may look at what stands on their board. The others see that for up to a minute; nothing is kept for who looks.
 * docs/product.md, Board and lock-in.
 */
export const mayLook: OrderRule = standsOnBoard;

/** A booster locks in what stands on their board; one on trial has one running order at a time. docs/product.md, Board and lock-in. */
export const mayLockIn: OrderRule = (actor, order, context) => {
  const board = standsOnBoard(actor, order, context);
  if (board !== null) return board;
  return isTrialBooster(actor) && (context.runningOrders ?? 0) > 0 ? 'trialBusy' : null;
};

/** An unpaid order is paid by its customer. docs/product.md, Order life cycle. */
export const mayPay: OrderRule = (actor, order) =>
  isItsCustomer(actor, order) ? walks('pay', order) : 'notItsCustomer';

/** Whoever may stop an order may let it go on, whoever stopped it (decision 0038). */
const isPauser = isParty;

/** An order in Processing is paused by its customer, its booster or staff. docs/product.md, Order life cycle. */
export const mayPause: OrderRule = (actor, order) => (isPauser(actor, order) ? walks('pause', order) : 'notYours');

/** A paused order is unpaused by whoever may pause it. docs/product.md, Order life cycle. */
export const mayUnpause: OrderRule = (actor, order) => (isPauser(actor, order) ? walks('unpause', order) : 'notYours');

/** Matches and ranks are logged by its booster, while it is being processed. docs/product.md, Progress. */
export const mayLogProgress: OrderRule = (actor, order) =>
  isItsBooster(actor, order) ? inStatus(order, ORDER_STATUS.processing) : 'notItsBooster';

/**
 * An order in Processing is completed by its booster once the logged progress has reached the target, and by staff at any
 * point of its way, if neither pays nor earns by it: below the target they give a reason and say who gets what. The proof is
 * asked for elsewhere. docs/product.md, Order life cycle.
 */
export const mayComplete: OrderRule = (actor, order) => {
  if (isStaff(actor)) return hasAStake(actor, order) ? 'oneself' : walks('complete', order);
  if (!isItsBooster(actor, order)) return 'notItsBooster';
  return walks('complete', order) ?? (order.targetReached === true ? null : 'targetNotReached');
};

/** Its booster drops a running order. docs/product.md, Order life cycle. */
export const mayDrop: OrderRule = (actor, order) =>
  isItsBooster(actor, order) ? walks('drop', order) : 'notItsBooster';

/**
 * Staff give an awaiting order to a booster. This says when; whom it fits by games and platforms is asked elsewhere. An assigned
 * booster on trial meets no limit of price or number: staff answer for that. docs/product.md, Order life cycle.
 */
export const mayAssign: OrderRule = (_actor, order) => walks('assign', order);

/** Staff take a running order from its booster. docs/product.md, Order life cycle. */
export const mayUnassign: OrderRule = (_actor, order) => walks('unassign', order);

/** Staff suspend an order that waits or runs. docs/product.md, Order life cycle. */
export const maySuspend: OrderRule = (_actor, order) => walks('suspend', order);

/** Staff let a suspended order go on. docs/product.md, Order life cycle. */
export const mayResume: OrderRule = (_actor, order) => walks('resume', order);

/** Staff give an order that is paid and not done more time. docs/product.md, Deadlines. */
export const mayExtendDeadline: OrderRule = (_actor, order) =>
  inStatus(order, ORDER_STATUS.awaiting, ORDER_STATUS.processing, ORDER_STATUS.paused, ORDER_STATUS.suspended);

/** Staff pay in advance for the progress of an order that is paid and not done, but not for their own. docs/product.md, Progress payments. */
export const mayPayProgress: OrderRule = (actor, order) =>
  hasAStake(actor, order) ? 'oneself' : mayExtendDeadline(actor, order, {});

/** A customer pays for an extra on an order that is paid and not done. docs/product.md, Payment requests. */
export const mayPayExtra: OrderRule = (actor, order) =>
  isItsCustomer(actor, order) ? mayExtendDeadline(actor, order, {}) : 'notItsCustomer';

/** A customer withdraws an order that they have not paid for. */
export const mayWithdraw: OrderRule = (actor, order) =>
  isItsCustomer(actor, order) ? walks('withdraw', order) : 'notItsCustomer';

/** Senior moderators and admins cancel any order but a complete one and their own. docs/product.md, Order life cycle. */
export const mayCancel: OrderRule = (actor, order) => (hasAStake(actor, order) ? 'oneself' : walks('cancel', order));

/** A complete order is rated once, by its customer. docs/product.md, Order life cycle. */
export const mayRate: OrderRule = (actor, order) => {
  if (!isItsCustomer(actor, order)) return 'notItsCustomer';
  return order.rated === true ? 'rated' : inStatus(order, ORDER_STATUS.complete);
};

/** Account details are given by its customer, as long as there is something to play. docs/product.md, Account details. */
export const maySaveCredentials: OrderRule = (actor, order) =>
  isItsCustomer(actor, order)
    ? inStatus(order, ORDER_STATUS.unpaid, ORDER_STATUS.awaiting, ORDER_STATUS.processing, ORDER_STATUS.paused)
    : 'notItsCustomer';

/**
 * Account details are revealed to its customer and staff at any time, and to its booster only in Processing: never
 * before lock-in, while paused or suspended, or afterwards. docs/product.md, Account details.
 */
export const mayRevealCredentials: OrderRule = (actor, order) => {
  if (isItsCustomer(actor, order) || isStaff(actor)) return null;
  if (!isItsBooster(actor, order)) return 'notYours';
  return inStatus(order, ORDER_STATUS.processing) === null ? null : 'hiddenWhilePaused';
};

/** The order's own log (who paused, who saw the account details) is read by its customer, its booster, staff. docs/product.md, Order log. */
export const mayViewLog: OrderRule = (actor, order) => (isParty(actor, order) ? null : 'notYours');

/** The chat is read by its customer, its booster, staff. docs/product.md, Chat. */
export const mayReadChat: OrderRule = (actor, order) => (isParty(actor, order) ? null : 'notYours');

/** They also write in it, once the order is paid: a booster is among them only after lock-in. docs/product.md, Chat. */
export const maySendChat: OrderRule = (actor, order) => {
  if (!isParty(actor, order)) return 'notYours';
  return order.status === ORDER_STATUS.unpaid ? 'wrongStatus' : null;
};

/** What an order earns is seen by its booster and staff, never by its customer. docs/product.md, Share. */
export const mayViewEarning: OrderRule = (actor, order) =>
  isItsBooster(actor, order) || isStaff(actor) ? null : 'notItsBooster';
