import { deepFreeze } from './deep-freeze.ts';
import type { OrderStatus } from './statuses.ts';

interface Edge {
  readonly from: OrderStatus;
  /** `null`: cancelled and archived, status unchanged. */
  readonly to: OrderStatus | null;
  readonly name: string;
}

/**
 * Transitions between order statuses. The action `order.<name>` of the auth package decides
 * who may perform one.
 */
export const orderTransitions = /* @__PURE__ */ deepFreeze([
  { from: 5, to: 0, name: 'pay' },
  { from: 0, to: 1, name: 'lockIn' },
  { from: 0, to: 1, name: 'assign' },
  { from: 1, to: 3, name: 'pause' },
  { from: 3, to: 1, name: 'unpause' },
  { from: 1, to: 2, name: 'complete' },
  { from: 1, to: 0, name: 'drop' },
  { from: 3, to: 0, name: 'drop' },
  { from: 1, to: 0, name: 'unassign' },
  { from: 3, to: 0, name: 'unassign' },
  { from: 0, to: 4, name: 'suspend' },
  { from: 1, to: 4, name: 'suspend' },
  { from: 3, to: 4, name: 'suspend' },
  { from: 4, to: 0, name: 'resume' },
  { from: 4, to: 1, name: 'resume' },
  { from: 4, to: 3, name: 'resume' },
  { from: 5, to: null, name: 'withdraw' },
  { from: 0, to: null, name: 'cancel' },
  { from: 1, to: null, name: 'cancel' },
  { from: 3, to: null, name: 'cancel' },
  { from: 4, to: null, name: 'cancel' },
  { from: 5, to: null, name: 'cancel' },
] as const satisfies readonly Edge[]);

/** Transition between order statuses. */
export type OrderTransition = (typeof orderTransitions)[number];
/** Transition name; its right is `order.<name>`. */
export type TransitionName = OrderTransition['name'];

/** Finds a transition from a status. 'resume' requires `previous`, the status before the suspension. */
export function transitionFor(
  name: TransitionName,
  from: OrderStatus,
  previous?: OrderStatus,
): OrderTransition | undefined {
  return orderTransitions.find(
    (edge) => edge.name === name && edge.from === from && (name !== 'resume' || edge.to === previous),
  );
}

/** All transitions from a status, for any role. */
export function transitionsFrom(from: OrderStatus): readonly OrderTransition[] {
  return orderTransitions.filter((edge) => edge.from === from);
}
