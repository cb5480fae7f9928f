import { ORDER_STATUS, type OrderStatus, orderTransitions, type TransitionName } from '@boostdesk/catalogs';
import { type Actor, fitsEmployee, isOneself, isTrialBooster } from './actor.ts';
import type { Verdict } from './reasons.ts';
import { isBooster, isStaff } from './roles.ts';

/** The order fields that rules need. */
export interface OrderSubject {
  readonly customerId: number;
  readonly boosterId: number | null;
  readonly status: OrderStatus;
  readonly gameId: number;
  readonly platform: string | null;
  /** US cents in any currency, for `trialMaxPrice` only; null when unknown. */
  readonly priceAmount: number | null;
  /** @default false */
  readonly rated?: boolean;
  /** The target is reached, or nothing is measured (`completionOf` in catalogs). @default false */
  readonly targetReached?: boolean;
  /** Archived: no action is allowed. @default false */
  readonly cancelled?: boolean;
}

/** Facts that rules need besides actor and subject. */
export interface RuleContext {
  /** The booster's orders in Processing or Paused. @default 0 */
  readonly runningOrders?: number;
  /** Price limit of trial boosters, in US cents. @default null */
  readonly trialMaxPrice?: number | null;
  /** Payouts above this many cents need two people. @default null */
  readonly twoToSignAbove?: number | null;
}

/** A rule for an order; `null` allows. The parties of an order are its customer, its booster and staff. */
export type OrderRule = (actor: Actor, order: OrderSubject, context: RuleContext) => Verdict;

const isItsCustomer = (actor: Actor, order: OrderSubject): boolean => isOneself(actor, order.customerId);
/** An order keeps the id of a booster who lost the role. */
const isItsBooster = (actor: Actor, order: OrderSubject): boolean =>
  isBooster(actor) && isOneself(actor, order.boosterId);

const isParty = (actor: Actor, order: OrderSubject): boolean =>
  isItsCustomer(actor, order) || isItsBooster(actor, order) || isStaff(actor);

const inStatus = (order: OrderSubject, ...statuses: readonly OrderStatus[]): Verdict => {
  if (order.cancelled === true) return 'cancelled';
  return statuses.includes(order.status) ? null : 'wrongStatus';
};

const walks = (name: TransitionName, order: OrderSubject): Verdict =>
  inStatus(order, ...orderTransitions.filter((edge) => edge.name === name).map(({ from }) => from));

/** Customers and boosters of an order do not decide about its money. */
const hasAStake = (actor: Actor, order: OrderSubject): boolean =>
  actor.id === order.customerId || actor.id === order.boosterId;

/** Awaiting orders of others that fit the booster; for trial boosters only up to a price. */
function standsOnBoard(actor: Actor, order: OrderSubject, context: RuleContext): Verdict {
  const standing = walks('lockIn', order);
  if (standing !== null) return standing;
  if (actor.id === order.customerId) return 'oneself';
  if (!actor.employee || !fitsEmployee(actor.employee, order)) return 'otherGames';
  const limit = context.trialMaxPrice ?? null;
  if (!isTrialBooster(actor) || limit === null) return null;
  return order.priceAmount === null || order.priceAmount > limit ? 'trialPrice' : null;
}

/** Allows the parties, and boosters while the order is on their board. SPEC §6. */
export const mayView: OrderRule = (actor, order, context) => {
  if (isParty(actor, order)) return null;
  return isBooster(actor) && standsOnBoard(actor, order, context) === null ? null : 'notYours';
};

/** Allows a booster to look at an order of their board; a look reserves nothing. */
export const mayLook: OrderRule = standsOnBoard;

/** Allows a booster to lock in an order of their board; trial boosters have one running order at a time. */
export const mayLockIn: OrderRule = (actor, order, context) => {
  const board = standsOnBoard(actor, order, context);
  if (board !== null) return board;
  return isTrialBooster(actor) && (context.runningOrders ?? 0) > 0 ? 'trialBusy' : null;
};

/** Allows the customer to pay an unpaid order. */
export const mayPay: OrderRule = (actor, order) =>
  isItsCustomer(actor, order) ? walks('pay', order) : 'notItsCustomer';

/** Anyone who can pause can unpause, whoever paused (decision 0038). */
const isPauser = isParty;

/** Allows the parties to pause an order in Processing. */
export const mayPause: OrderRule = (actor, order) => (isPauser(actor, order) ? walks('pause', order) : 'notYours');

/** Allows the parties to unpause a paused order. */
export const mayUnpause: OrderRule = (actor, order) => (isPauser(actor, order) ? walks('unpause', order) : 'notYours');

/** Allows the booster to log progress in Processing. */
export const mayLogProgress: OrderRule = (actor, order) =>
  isItsBooster(actor, order) ? inStatus(order, ORDER_STATUS.processing) : 'notItsBooster';

/**
 * Allows the booster to complete an order at its target, and staff without a stake in it at any progress. The proof,
 * and staff's reason and settlement, are checked elsewhere.
 */
export const mayComplete: OrderRule = (actor, order) => {
  if (isStaff(actor)) return hasAStake(actor, order) ? 'oneself' : walks('complete', order);
  if (!isItsBooster(actor, order)) return 'notItsBooster';
  return walks('complete', order) ?? (order.targetReached === true ? null : 'targetNotReached');
};

/** Allows the booster to drop a running order. */
export const mayDrop: OrderRule = (actor, order) =>
  isItsBooster(actor, order) ? walks('drop', order) : 'notItsBooster';

/** Allows staff to assign an awaiting order; trial limits do not apply. Games and platforms are checked elsewhere. */
export const mayAssign: OrderRule = (_actor, order) => walks('assign', order);

/** Allows staff to unassign a running order. */
export const mayUnassign: OrderRule = (_actor, order) => walks('unassign', order);

/** Allows staff to suspend an awaiting or running order. */
export const maySuspend: OrderRule = (_actor, order) => walks('suspend', order);

/** Allows staff to resume a suspended order. */
export const mayResume: OrderRule = (_actor, order) => walks('resume', order);

/** Allows staff to extend the deadline of a paid, incomplete order. */
export const mayExtendDeadline: OrderRule = (_actor, order) =>
  inStatus(order, ORDER_STATUS.awaiting, ORDER_STATUS.processing, ORDER_STATUS.paused, ORDER_STATUS.suspended);

/** Allows staff without a stake to make progress payments on a paid, incomplete order. */
export const mayPayProgress: OrderRule = (actor, order) =>
  hasAStake(actor, order) ? 'oneself' : mayExtendDeadline(actor, order, {});

/** Allows the customer to pay add-ons to a paid, incomplete order. */
export const mayPayExtra: OrderRule = (actor, order) =>
  isItsCustomer(actor, order) ? mayExtendDeadline(actor, order, {}) : 'notItsCustomer';

/** Allows the customer to withdraw an unpaid order. */
export const mayWithdraw: OrderRule = (actor, order) =>
  isItsCustomer(actor, order) ? walks('withdraw', order) : 'notItsCustomer';

/** Allows senior moderators and admins without a stake to cancel an incomplete order. */
export const mayCancel: OrderRule = (actor, order) => (hasAStake(actor, order) ? 'oneself' : walks('cancel', order));

/** Allows the customer to rate a complete order once. */
export const mayRate: OrderRule = (actor, order) => {
  if (!isItsCustomer(actor, order)) return 'notItsCustomer';
  return order.rated === true ? 'rated' : inStatus(order, ORDER_STATUS.complete);
};

/** Allows the customer to save account details unless the order is complete or suspended. */
export const maySaveCredentials: OrderRule = (actor, order) =>
  isItsCustomer(actor, order)
    ? inStatus(order, ORDER_STATUS.unpaid, ORDER_STATUS.awaiting, ORDER_STATUS.processing, ORDER_STATUS.paused)
    : 'notItsCustomer';

/** Allows customer and staff to reveal account details, and the booster only in Processing. */
export const mayRevealCredentials: OrderRule = (actor, order) => {
  if (isItsCustomer(actor, order) || isStaff(actor)) return null;
  if (!isItsBooster(actor, order)) return 'notYours';
  return inStatus(order, ORDER_STATUS.processing) === null ? null : 'hiddenWhilePaused';
};

/** Allows the parties to read the order's log. */
export const mayViewLog: OrderRule = (actor, order) => (isParty(actor, order) ? null : 'notYours');

/** Allows the parties to read the chat. */
export const mayReadChat: OrderRule = (actor, order) => (isParty(actor, order) ? null : 'notYours');

/** Allows the parties to write in the chat of a paid order. */
export const maySendChat: OrderRule = (actor, order) => {
  if (!isParty(actor, order)) return 'notYours';
  return order.status === ORDER_STATUS.unpaid ? 'wrongStatus' : null;
};

/** Allows booster and staff to see the earning. */
export const mayViewEarning: OrderRule = (actor, order) =>
  isItsBooster(actor, order) || isStaff(actor) ? null : 'notItsBooster';
