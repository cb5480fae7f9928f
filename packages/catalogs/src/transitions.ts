import { frozen } from './frozen.ts';
import type { OrderStatus } from './statuses.ts';

/** What happens beside the change of status. */
export type TransitionEffect =
  | 'announceToBoosters'
  | 'openChat'
  | 'tellPaused'
  | 'tellUnpaused'
  | 'bookEarnings'
  | 'backOnBoard'
  | 'tellBoth'
  | 'archive'
  | 'refundAndArchive';

interface Edge {
  readonly from: OrderStatus;
  /** `null`: the order is cancelled and archived; its status stays as it was. */
  readonly to: OrderStatus | null;
  readonly name: string;
  readonly effect: TransitionEffect;
}

/**
 * How an order may move between its statuses. Who may walk an edge is a rule of the auth package: the action
 * `order.<name>`. SPEC §4 leaves the graph open.
 */
export const orderTransitions = /* @__PURE__ */ frozen([
  { from: 5, to: 0, name: 'settle', effect: 'announceToBoosters' },
  { from: 0, to: 1, name: 'lockIn', effect: 'openChat' },
  { from: 0, to: 1, name: 'assign', effect: 'openChat' },
  { from: 1, to: 3, name: 'pause', effect: 'tellPaused' },
  { from: 3, to: 1, name: 'unpause', effect: 'tellUnpaused' },
  { from: 1, to: 2, name: 'complete', effect: 'bookEarnings' },
  { from: 1, to: 0, name: 'drop', effect: 'backOnBoard' },
  { from: 3, to: 0, name: 'drop', effect: 'backOnBoard' },
  { from: 1, to: 0, name: 'unassign', effect: 'backOnBoard' },
  { from: 3, to: 0, name: 'unassign', effect: 'backOnBoard' },
  { from: 0, to: 4, name: 'suspend', effect: 'tellBoth' },
  { from: 1, to: 4, name: 'suspend', effect: 'tellBoth' },
  { from: 3, to: 4, name: 'suspend', effect: 'tellBoth' },
  { from: 4, to: 0, name: 'resume', effect: 'tellBoth' },
  { from: 4, to: 1, name: 'resume', effect: 'tellBoth' },
  { from: 4, to: 3, name: 'resume', effect: 'tellBoth' },
  { from: 5, to: null, name: 'withdraw', effect: 'archive' },
  { from: 0, to: null, name: 'cancel', effect: 'refundAndArchive' },
  { from: 1, to: null, name: 'cancel', effect: 'refundAndArchive' },
  { from: 3, to: null, name: 'cancel', effect: 'refundAndArchive' },
  { from: 4, to: null, name: 'cancel', effect: 'refundAndArchive' },
  { from: 5, to: null, name: 'cancel', effect: 'refundAndArchive' },
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
