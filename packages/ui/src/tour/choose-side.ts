import type { Side } from './tour-steps.ts';
import { boxSize } from './use-box-width.ts';
import type { Box } from './use-target.ts';
import type { Viewport } from './use-viewport.ts';

/** Px between the box and its place, and between the box and the edge of the window. */
export const GAP = 14;
const EDGE = 12;

/** Px over or under a place with which the smallest box is whole; a higher one scrolls. */
const MIN_HEIGHT = boxSize.min / boxSize.ratio;

/**
 * The side of its place on which the box stands: the one that was asked for or the other of its axis, else one across,
 * else none, and the box goes over its place: a step whose buttons lie outside the window is the end of the tour.
 */
export function chooseSide(preferred: Side, place: Box, boxWidth: number, view: Viewport): Side | undefined {
  const beside = Math.max(place.left, view.width - place.left - place.width) - GAP - EDGE;
  const above = Math.max(place.top, view.height - place.top - place.height) - GAP - EDGE;
  const isBeside = (side: Side) => side === 'start' || side === 'end';
  const fits = (side: Side) => (isBeside(side) ? beside >= boxWidth : above >= MIN_HEIGHT);
  return [preferred, isBeside(preferred) ? ('bottom' as const) : ('end' as const)].find(fits);
}
