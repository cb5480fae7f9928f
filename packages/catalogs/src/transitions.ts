import { frozen } from './frozen.ts';
import type { OrderStatus } from './statuses.ts';

interface Edge {
  readonly from: OrderStatus;
  /** `null`: the order is cancelled and archived; its status stays as it was. */
  readonly to: OrderStatus | null;
  readonly name: string;
}

/**
 * How an order may move between its statuses. Who may walk an edge is a rule of the auth package: the action
 * `order.<name>`. SPEC §4 leaves the graph open.
 */
export const orderTransitions = /* @__PURE__ */ frozen([
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

/** One edge of the graph. */
export type OrderTransition = (typeof orderTransitions)[number];
/** What walking an edge is called; `order.<name>` is the action in the auth package. */
export type TransitionName = OrderTransition['name'];

/**
 * The edge that `name` walks from a status; `undefined` where there is none. An order is resumed to the status it had:
 * `previous` names it, and without it 'resume' has no edge.
 */
export function transitionFor(
  name: TransitionName,
  from: OrderStatus,
  previous?: OrderStatus,
): OrderTransition | undefined {
  return orderTransitions.find(
    (edge) => edge.name === name && edge.from === from && (name !== 'resume' || edge.to === previous),
  );
}

/** The edges that leave a status, whoever may walk them. */
export function transitionsFrom(from: OrderStatus): readonly OrderTransition[] {
  return orderTransitions.filter((edge) => edge.from === from);
}
