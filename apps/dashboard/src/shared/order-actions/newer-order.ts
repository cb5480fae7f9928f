import type { OrderView } from '@boostdesk/api-client/contract';

interface Versioned {
  readonly order: Pick<OrderView, 'version'>;
}

/** What is known of an order, unless the answer is as new: a slow answer does not undo what came meanwhile. */
export const newerOrder = <A extends Versioned>(known: A | undefined, answer: A): A =>
  known !== undefined && known.order.version > answer.order.version ? known : answer;
