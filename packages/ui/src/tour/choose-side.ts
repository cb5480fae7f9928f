import type { Side } from './tour-steps.ts';
import { boxSize } from './use-box-width.ts';
import type { Box } from './use-target.ts';
import type { Viewport } from './use-viewport.ts';

/** Px to the target; EDGE: to the window. */
export const GAP = 14;
const EDGE = 12;

/** Px that the smallest box needs; taller ones scroll. */
const MIN_HEIGHT = boxSize.min / boxSize.ratio;

/** The preferred axis, else the other, else undefined: the box covers its target, so that its buttons stay in the window. */
export function chooseSide(preferred: Side, place: Box, boxWidth: number, view: Viewport): Side | undefined {
  const beside = Math.max(place.left, view.width - place.left - place.width) - GAP - EDGE;
  const above = Math.max(place.top, view.height - place.top - place.height) - GAP - EDGE;
  const isBeside = (side: Side) => side === 'start' || side === 'end';
  const fits = (side: Side) => (isBeside(side) ? beside >= boxWidth : above >= MIN_HEIGHT);
  return [preferred, isBeside(preferred) ? ('bottom' as const) : ('end' as const)].find(fits);
}
