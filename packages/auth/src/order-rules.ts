import { ORDER_STATUS, type OrderStatus, orderTransitions, type TransitionName } from '@boostdesk/catalogs';
import { openStatuses, unsuspendedStatuses } from '@boostdesk/catalogs/rules';
import { type Actor, fitsEmployee, isSelf, isTrialBooster } from './actor.ts';
import type { RuleResult } from './reasons.ts';
import { isBooster, isStaff } from './roles.ts';

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
}

/** Facts beside actor and subject. */
export interface RuleContext {
  /** In Processing or Paused. @default 0 */
  readonly runningOrders?: number;
  /** For trial boosters, in US cents. @default null */
  readonly trialMaxPrice?: number | null;
  /** Larger payouts need two people; in cents. @default null */
  readonly twoToSignAbove?: number | null;
}

/**
 * Rule for an order, after the role check of `permissions`; `null` allows. The parties of an order are its customer,
 * its booster and staff.
 */
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

/** Forbids the order's customer, and boosters without its game or platform. Trial limits are checked elsewhere. */
export function checkAssignee(booster: Actor, order: OrderSubject): RuleResult {
  if (booster.id === order.customerId) return 'oneself';
  return booster.employee && fitsEmployee(booster.employee, order) ? null : 'otherGames';
}

/** Others' awaiting orders that fit the booster, for trial boosters up to a price. */
function checkOnBoard(actor: Actor, order: OrderSubject, context: RuleContext): RuleResult {
  const denial = checkTransition('lockIn', order) ?? checkAssignee(actor, order);
  if (denial !== null) return denial;
  const limit = context.trialMaxPrice ?? null;
  if (!isTrialBooster(actor) || limit === null) return null;
  return order.priceAmount === null || order.priceAmount > limit ? 'trialPrice' : null;
}

/** SPEC §6. */
export const checkView: OrderRule = (actor, order, context) => {
  if (isParty(actor, order)) return null;
  return isBooster(actor) && checkOnBoard(actor, order, context) === null ? null : 'notYours';
};

/** A look reserves nothing. */
export const checkLook: OrderRule = checkOnBoard;

/** A trial booster has one running order at a time. */
export const checkLockIn: OrderRule = (actor, order, context) => {
  const board = checkOnBoard(actor, order, context);
  if (board !== null) return board;
  return isTrialBooster(actor) && (context.runningOrders ?? 0) > 0 ? 'trialBusy' : null;
};

export const checkPay: OrderRule = (actor, order) =>
  isOrderCustomer(actor, order) ? checkTransition('pay', order) : 'notItsCustomer';

/** The parties can unpause, whoever paused (decision 0038). */
const isPauser = isParty;

export const checkPause: OrderRule = (actor, order) =>
  isPauser(actor, order) ? checkTransition('pause', order) : 'notYours';

export const checkUnpause: OrderRule = (actor, order) =>
  isPauser(actor, order) ? checkTransition('unpause', order) : 'notYours';

export const checkLogProgress: OrderRule = (actor, order) =>
  isOrderBooster(actor, order) ? checkStatus(order, ORDER_STATUS.processing) : 'notItsBooster';

/** The proof, and staff's reason and settlement, are checked elsewhere. */
export const checkComplete: OrderRule = (actor, order) => {
  if (isStaff(actor)) return hasStake(actor, order) ? 'oneself' : checkTransition('complete', order);
  if (!isOrderBooster(actor, order)) return 'notItsBooster';
  return checkTransition('complete', order) ?? (order.targetReached === true ? null : 'targetNotReached');
};

export const checkDrop: OrderRule = (actor, order) =>
  isOrderBooster(actor, order) ? checkTransition('drop', order) : 'notItsBooster';

/** Trial limits do not apply; games and platforms are checked elsewhere. */
export const checkAssign: OrderRule = (_actor, order) => checkTransition('assign', order);

export const checkUnassign: OrderRule = (_actor, order) => checkTransition('unassign', order);

export const checkSuspend: OrderRule = (_actor, order) => checkTransition('suspend', order);

export const checkResume: OrderRule = (_actor, order) => checkTransition('resume', order);

export const checkExtendDeadline: OrderRule = (_actor, order) => checkStatus(order, ...openStatuses);

export const checkPayProgress: OrderRule = (actor, order) =>
  hasStake(actor, order) ? 'oneself' : checkExtendDeadline(actor, order, {});

export const checkPayExtra: OrderRule = (actor, order) =>
  isOrderCustomer(actor, order) ? checkExtendDeadline(actor, order, {}) : 'notItsCustomer';

export const checkWithdraw: OrderRule = (actor, order) =>
  isOrderCustomer(actor, order) ? checkTransition('withdraw', order) : 'notItsCustomer';

export const checkCancel: OrderRule = (actor, order) =>
  hasStake(actor, order) ? 'oneself' : checkTransition('cancel', order);

export const checkRate: OrderRule = (actor, order) => {
  if (!isOrderCustomer(actor, order)) return 'notItsCustomer';
  return order.rated === true ? 'rated' : checkStatus(order, ORDER_STATUS.complete);
};

export const checkSaveCredentials: OrderRule = (actor, order) =>
  isOrderCustomer(actor, order) ? checkStatus(order, ORDER_STATUS.unpaid, ...unsuspendedStatuses) : 'notItsCustomer';

export const checkRevealCredentials: OrderRule = (actor, order) => {
  if (isOrderCustomer(actor, order) || isStaff(actor)) return null;
  if (!isOrderBooster(actor, order)) return 'notYours';
  return checkStatus(order, ORDER_STATUS.processing) === null ? null : 'hiddenWhilePaused';
};

export const checkViewLog: OrderRule = (actor, order) => (isParty(actor, order) ? null : 'notYours');

export const checkReadChat: OrderRule = (actor, order) => (isParty(actor, order) ? null : 'notYours');

export const checkSendChat: OrderRule = (actor, order) => {
  if (!isParty(actor, order)) return 'notYours';
  return order.status === ORDER_STATUS.unpaid ? 'wrongStatus' : null;
};

export const checkViewEarning: OrderRule = (actor, order) =>
  isOrderBooster(actor, order) || isStaff(actor) ? null : 'notItsBooster';
