import type { OrderView } from '@boostdesk/api-client/contract';
import type { SignedIn } from './app.ts';

/** Progress in its unit (rank and points of a climb), and the matches. */
export const progressFigures = ({ progress, won, lost }: OrderView) => ({
  now: progress.kind === 'count' ? progress.done : [progress.now, progress.lp],
  percent: progress.percent,
  won,
  lost,
});

export const undoProgress = (booster: SignedIn, id: number, event: number): Promise<OrderView> =>
  booster.call('order.undoProgress', { id, event }).then(({ order }) => order);
