import { ORDER_STATUS, type OrderStatus, orderTransitions, type TransitionName } from '@boostdesk/catalogs';
import { activeStatuses, openStatuses, runningStatuses, unsuspendedStatuses } from '@boostdesk/catalogs/rules';
import { type Actor, fitsEmployee, isSelf, isTrialBooster } from './actor.ts';
import type { RuleLimits } from './limits.ts';
import type { RuleResult } from './reasons.ts';
import { isBooster, isStaff } from './roles.ts';

/** How long an order is offered to the customer's favourites first. */
export const FIRST_OFFER_MINUTES = 15;

/** Offer of an order to favourites of its customer before all other boosters. */
export interface FirstOffer {
  /** User ids of these favourites. */
  readonly boosters: readonly number[];
  /** When it ends: Unix time in ms. */
  readonly until: number;
}

/** Order fields for rules. */
export interface OrderSubject {
  readonly customerId: number;
  readonly boosterId: number | null;
  readonly status: OrderStatus;
  readonly gameId: number;
  readonly platform: string | null;
  /** US cents in any currency, for `trialMaxPrice`; null when unknown. */
  readonly priceAmount: number | null;
  /** @default false */
  readonly rated?: boolean;
  /** Or nothing is measured (`completionOf` in catalogs). @default false */
  readonly targetReached?: boolean;
  /** Archived: allows no action. @default false */
  readonly cancelled?: boolean;
  /** Ids of boosters whose work another one redoes. @default [] */
  readonly barredBoosters?: readonly number[];
  /** Ids of boosters whose work disputes were about. @default [] */
  readonly disputedBoosters?: readonly number[];
  /** Null when it is offered to all. @default null */
  readonly firstOffer?: FirstOffer | null;
}

/** Facts beside actor and subject. */
export interface RuleContext extends Partial<RuleLimits> {
  /** In Processing or Paused. @default 0 */
  readonly runningOrders?: number;
  /** The booster is on vacation. @default false */
  readonly onVacation?: boolean;
  /** Unix time in ms. @default before the end of every first offer */
  readonly now?: number;
}

/** Rule for an order; `null` allows. The parties of an order are its customer, its booster and staff. */
export type OrderRule = (actor: Actor, order: OrderSubject, context: RuleContext) => RuleResult;

const isOrderCustomer = (actor: Actor, order: OrderSubject): boolean => isSelf(actor, order.customerId);
/** Orders keep the id of a booster who lost the role. */
const isOrderBooster = (actor: Actor, order: OrderSubject): boolean =>
  isBooster(actor) && isSelf(actor, order.boosterId);

const isParty = (actor: Actor, order: OrderSubject): boolean =>
  isOrderCustomer(actor, order) || isOrderBooster(actor, order) || isStaff(actor);

const checkStatus = (order: OrderSubject, ...statuses: readonly OrderStatus[]): RuleResult => {
  if (order.cancelled === true) return 'cancelled';
  return statuses.includes(order.status) ? null : 'wrongStatus';
};

const checkTransition = (name: TransitionName, order: OrderSubject): RuleResult =>
  checkStatus(order, ...orderTransitions.filter((edge) => edge.name === name).map(({ from }) => from));

/** Customers and boosters do not decide about their order's money. */
const hasStake = (actor: Actor, order: OrderSubject): boolean =>
  actor.id === order.customerId || actor.id === order.boosterId;

/** Nor do boosters whose work was disputed, also when they are staff by now. */
const hasDisputeStake = (actor: Actor, order: OrderSubject): boolean =>
  hasStake(actor, order) || order.disputedBoosters?.includes(actor.id) === true;

/**
 * Forbids the order's customer, boosters whose work is redone, and those without its game or platform. Trial limits are
 * checked elsewhere.
 */
export function checkAssignee(booster: Actor, order: OrderSubject): RuleResult {
  if (booster.id === order.customerId) return 'oneself';
  if (order.barredBoosters?.includes(booster.id) === true) return 'barred';
  return booster.employee && fitsEmployee(booster.employee, order) ? null : 'otherGames';
}

/** Whether a favourite of the customer gets a new order first: a booster whom it fits, and who is not on trial. */
export const canBeOfferedFirst = (booster: Actor, order: OrderSubject): boolean =>
  checkAssignee(booster, order) === null && !isTrialBooster(booster);

/** Forbids all boosters but the favourites while an order is offered to them first. */
function checkFirstOffer(actor: Actor, { firstOffer = null }: OrderSubject, { now }: RuleContext): RuleResult {
  if (firstOffer === null || firstOffer.boosters.includes(actor.id)) return null;
  return now === undefined || now < firstOffer.until ? 'offeredFirst' : null;
}

function checkTrialPrice(actor: Actor, order: OrderSubject, context: RuleContext): RuleResult {
  const limit = context.trialMaxPrice ?? null;
  if (!isTrialBooster(actor) || limit === null) return null;
  return order.priceAmount === null || order.priceAmount > limit ? 'trialPrice' : null;
}

/** Others' awaiting orders that fit the booster, for trial boosters up to a price, and first for favourites. */
const checkOnBoard: OrderRule = (actor, order, context) =>
  checkTransition('lockIn', order) ??
  checkAssignee(actor, order) ??
  checkTrialPrice(actor, order, context) ??
  checkFirstOffer(actor, order, context);

/** Allows the parties, and boosters while the order is on their board. */
export const checkView: OrderRule = (actor, order, context) => {
  if (isParty(actor, order)) return null;
  return isBooster(actor) && checkOnBoard(actor, order, context) === null ? null : 'notYours';
};

/** Allows a booster to look at an order on their board unless they are on vacation; a look reserves nothing. */
export const checkLook: OrderRule = (actor, order, context) =>
  checkOnBoard(actor, order, context) ?? (context.onVacation === true ? 'onVacation' : null);

/** Allows a booster who is not on vacation to lock in an order on their board; a trial booster one at a time. */
export const checkLockIn: OrderRule = (actor, order, context) => {
  const board = checkLook(actor, order, context);
  if (board !== null) return board;
  return isTrialBooster(actor) && (context.runningOrders ?? 0) > 0 ? 'trialBusy' : null;
};

/** Allows the customer to pay an unpaid order. */
export const checkPay: OrderRule = (actor, order) =>
  isOrderCustomer(actor, order) ? checkTransition('pay', order) : 'notItsCustomer';

/** The parties can unpause, whoever paused (decision 0038). */
const isPauser = isParty;

/** Allows the parties to pause an order in Processing. */
export const checkPause: OrderRule = (actor, order) =>
  isPauser(actor, order) ? checkTransition('pause', order) : 'notYours';

/** Allows the parties to unpause a paused order. */
export const checkUnpause: OrderRule = (actor, order) =>
  isPauser(actor, order) ? checkTransition('unpause', order) : 'notYours';

/** Allows the booster to log progress in Processing. */
export const checkLogProgress: OrderRule = (actor, order) =>
  isOrderBooster(actor, order) ? checkStatus(order, ORDER_STATUS.processing) : 'notItsBooster';

/**
 * Allows the booster to complete an order at its target, and staff without a stake at any progress. The proof, and
 * staff's reason and settlement, are checked elsewhere.
 */
export const checkComplete: OrderRule = (actor, order) => {
  if (isStaff(actor)) return hasStake(actor, order) ? 'oneself' : checkTransition('complete', order);
  if (!isOrderBooster(actor, order)) return 'notItsBooster';
  return checkTransition('complete', order) ?? (order.targetReached === true ? null : 'targetNotReached');
};

/** Allows the booster to drop a running order. */
export const checkDrop: OrderRule = (actor, order) =>
  isOrderBooster(actor, order) ? checkTransition('drop', order) : 'notItsBooster';

/** Allows staff to assign an awaiting order, beyond trial limits. Games and platforms are checked elsewhere. */
export const checkAssign: OrderRule = (_actor, order) => checkTransition('assign', order);

/** Allows staff to unassign a running order. */
export const checkUnassign: OrderRule = (_actor, order) => checkTransition('unassign', order);

/** Allows staff to suspend an awaiting or running order. */
export const checkSuspend: OrderRule = (_actor, order) => checkTransition('suspend', order);

/** Allows staff to resume a suspended order. */
export const checkResume: OrderRule = (_actor, order) => checkTransition('resume', order);

/** Allows staff to extend the deadline of a paid, incomplete order. */
export const checkExtendDeadline: OrderRule = (_actor, order) => checkStatus(order, ...openStatuses);

/** Allows staff without a stake to make progress payments on a paid, incomplete order. */
export const checkPayProgress: OrderRule = (actor, order) =>
  hasStake(actor, order) ? 'oneself' : checkExtendDeadline(actor, order, {});

/** Allows the customer to pay add-ons to a paid, incomplete order. */
export const checkPayExtra: OrderRule = (actor, order) =>
  isOrderCustomer(actor, order) ? checkExtendDeadline(actor, order, {}) : 'notItsCustomer';

/** Allows the customer to withdraw an unpaid order. */
export const checkWithdraw: OrderRule = (actor, order) =>
  isOrderCustomer(actor, order) ? checkTransition('withdraw', order) : 'notItsCustomer';

/** Allows senior moderators and admins without a stake to cancel an incomplete order. */
export const checkCancel: OrderRule = (actor, order) =>
  hasStake(actor, order) ? 'oneself' : checkTransition('cancel', order);

/** Allows senior moderators and admins without a stake to change the price of a paid, incomplete order. */
export const checkChangePrice: OrderRule = (actor, order) =>
  hasStake(actor, order) ? 'oneself' : checkStatus(order, ...openStatuses);

/** Allows staff without a stake to change the share of an active order. That it has a booster is checked elsewhere. */
export const checkChangeShare: OrderRule = (actor, order) =>
  hasStake(actor, order) ? 'oneself' : checkStatus(order, ...activeStatuses);

/** Allows the customer to rate a complete order once. */
export const checkRate: OrderRule = (actor, order) => {
  if (!isOrderCustomer(actor, order)) return 'notItsCustomer';
  return order.rated === true ? 'rated' : checkStatus(order, ORDER_STATUS.complete);
};

/** Allows the customer to tip the booster of a complete order, or to make the booster a favourite. */
export const checkThankBooster: OrderRule = (actor, order) =>
  isOrderCustomer(actor, order) ? checkStatus(order, ORDER_STATUS.complete) : 'notItsCustomer';

/** Allows the customer to report a problem with an order that has a booster. Other limits are checked elsewhere. */
export const checkOpenDispute: OrderRule = (actor, order) => {
  if (!isOrderCustomer(actor, order)) return 'notItsCustomer';
  // Suspended before a booster locked it in.
  if (order.boosterId === null) return 'wrongStatus';
  return checkStatus(order, ...activeStatuses, ORDER_STATUS.complete);
};

/** Allows staff without a stake to resolve a dispute, also when the order is back on the board. */
export const checkResolveDispute: OrderRule = (actor, order) =>
  hasDisputeStake(actor, order) ? 'oneself' : checkStatus(order, ...openStatuses, ORDER_STATUS.complete);

/** Allows staff without a stake to read the evidence of a dispute, also of a cancelled order. */
export const checkExportEvidence: OrderRule = (actor, order) => (hasDisputeStake(actor, order) ? 'oneself' : null);

/** Allows the customer to share the tracking page of a paid order. */
export const checkShareTracking: OrderRule = (actor, order) =>
  isOrderCustomer(actor, order) ? checkStatus(order, ...openStatuses, ORDER_STATUS.complete) : 'notItsCustomer';

/** Allows the parties to read the guide of an order. What of it is delivered is checked elsewhere. */
export const checkReadGuide: OrderRule = (actor, order) => (isParty(actor, order) ? null : 'notYours');

/** Allows the booster to write and deliver the guide, and to improve it after completion. */
export const checkWriteGuide: OrderRule = (actor, order) =>
  isOrderBooster(actor, order) ? checkStatus(order, ORDER_STATUS.processing, ORDER_STATUS.complete) : 'notItsBooster';

/** Allows the parties to see when the booster plays. */
export const checkViewPlay: OrderRule = (actor, order) => (isParty(actor, order) ? null : 'notYours');

/** Allows the customer to ask the booster of an order in Processing for a sign of life. When is checked elsewhere. */
export const checkPoke: OrderRule = (actor, order) =>
  isOrderCustomer(actor, order) ? checkStatus(order, ORDER_STATUS.processing) : 'notItsCustomer';

/** Allows customer and booster of an order in Processing or Paused to arrange sessions. */
export const checkPlanSession: OrderRule = (actor, order) => {
  if (!isOrderCustomer(actor, order) && !isOrderBooster(actor, order)) return 'notYours';
  return checkStatus(order, ...runningStatuses);
};

/** Allows the customer to save account details unless the order is complete or suspended. */
export const checkSaveCredentials: OrderRule = (actor, order) =>
  isOrderCustomer(actor, order) ? checkStatus(order, ORDER_STATUS.unpaid, ...unsuspendedStatuses) : 'notItsCustomer';

/** Allows customer and staff to reveal account details, the booster only in Processing. */
export const checkRevealCredentials: OrderRule = (actor, order) => {
  if (isOrderCustomer(actor, order) || isStaff(actor)) return null;
  if (!isOrderBooster(actor, order)) return 'notYours';
  return checkStatus(order, ORDER_STATUS.processing) === null ? null : 'hiddenWhilePaused';
};

/** Allows the parties to read the order's log. */
export const checkViewLog: OrderRule = (actor, order) => (isParty(actor, order) ? null : 'notYours');

/** Allows the parties to read the chat. */
export const checkReadChat: OrderRule = (actor, order) => (isParty(actor, order) ? null : 'notYours');

/** Allows the parties to write in the chat of a paid order. */
export const checkSendChat: OrderRule = (actor, order) => {
  if (!isParty(actor, order)) return 'notYours';
  return order.status === ORDER_STATUS.unpaid ? 'wrongStatus' : null;
};

/** Allows the parties to schedule messages until the order ends. */
export const checkScheduleChat: OrderRule = (actor, order) =>
  isParty(actor, order) ? checkStatus(order, ...openStatuses) : 'notYours';

/** Allows booster and staff to see the earning. */
export const checkViewEarning: OrderRule = (actor, order) =>
  isOrderBooster(actor, order) || isStaff(actor) ? null : 'notItsBooster';
