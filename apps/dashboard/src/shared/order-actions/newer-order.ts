import type { OrderView } from '@boostdesk/api-client/contract';

interface Versioned {
  readonly order: Pick<OrderView, 'version'>;
}

/** Returns the newer of the cached and the received version, so that a slow answer does not undo newer data. */
export const pickNewerOrder = <A extends Versioned>(known: A | undefined, answer: A): A =>
  known !== undefined && known.order.version > answer.order.version ? known : answer;
