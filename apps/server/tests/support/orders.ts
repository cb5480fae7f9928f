import type { OrderChoice, OrderView } from '@boostdesk/api-client/contract';
import type { SignedIn } from './app.ts';

/** League boosting, Gold IV (13) to Platinum IV (17) on EU-West. */
export const climb = {
  serviceId: 1,
  serverId: 2,
  currency: 'USD',
  from: 13,
  target: 17,
} as const satisfies OrderChoice;

/** Ten Valorant unrated matches. */
export const matches = {
  serviceId: 28,
  serverId: 25,
  platform: 'PC',
  currency: 'USD',
  count: 10,
} as const satisfies OrderChoice;

/** Five wins in Apex, a game without a ladder, sold by its link. */
export const apexWins = {
  serviceId: null,
  gameId: 7,
  serviceSlug: 'apex-wins',
  serverId: 31,
  platform: 'PC',
  currency: 'USD',
  count: 5,
} as const satisfies OrderChoice;

/** A guide, which the booster writes. */
export const guides = { serviceId: 14, serverId: 2, currency: 'USD' } as const satisfies OrderChoice;

export const GOOD_CARD = '4242 4242 4242 4242';
export const PROOF = { note: 'Platinum IV reached, see the profile.' } as const;
/** What a booster who leaves writes for the next one. */
export const HAND_OVER = 'Plays support only, best in the evening.';
export const SECRETS = { login: 'canary-login', password: 'canary-password', note: 'canary-note' } as const;

export async function order(customer: SignedIn, choice: OrderChoice = climb): Promise<OrderView> {
  return (await customer.call('order.create', choice)).order;
}

/** The order is on the board. */
export async function paidOrder(customer: SignedIn, choice: OrderChoice = climb): Promise<OrderView> {
  const { id } = await order(customer, choice);
  return (await customer.call('order.pay', { id, card: GOOD_CARD })).order;
}

/** The booster has locked in the order. */
export async function runningOrder(
  customer: SignedIn,
  booster: SignedIn,
  choice: OrderChoice = climb,
): Promise<OrderView> {
  const { id } = await paidOrder(customer, choice);
  return (await booster.call('order.lockIn', { id })).order;
}

export async function completeOrder(
  customer: SignedIn,
  booster: SignedIn,
  choice: OrderChoice = climb,
): Promise<OrderView> {
  const { id } = await runningOrder(customer, booster, choice);
  return finish(booster, id);
}

export async function reachTarget(booster: SignedIn, id: number): Promise<void> {
  const { progress } = (await booster.call('order.get', { id })).order;
  const reached = progress.kind === 'rank' ? { rank: progress.target } : { done: progress.target, won: true };
  await booster.call('order.logProgress', { id, ...reached });
}

export async function finish(booster: SignedIn, id: number): Promise<OrderView> {
  await reachTarget(booster, id);
  return (await booster.call('order.complete', { id, proof: PROOF })).order;
}
