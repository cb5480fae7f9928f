import type { ReactNode } from 'react';

export type Side = 'top' | 'bottom' | 'start' | 'end';

/** A tour step. */
export interface TourStep {
  /** For `step` and `onStepChange`. */
  readonly name: string;
  /** Selector or function, called often; hidden elements count as missing. */
  readonly target: string | (() => Element | null);
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** Preferred side. @default 'bottom' */
  readonly placement?: Side;
}

/** @throws Error if no step has that name (SPEC §5). */
export function findStepIndex(steps: readonly TourStep[], name: string): number {
  const at = steps.findIndex((step) => step.name === name);
  if (at === -1) throw new Error(`The tour has no step named ${name}`);
  return at;
}

const isVisible = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) === true;

/** The first visible target. */
export function findTarget({ target }: TourStep): Element | null {
  const found = typeof target === 'string' ? [...document.querySelectorAll(target)] : [target()];
  return found.find(isVisible) ?? null;
}

/**
 * The step to show from `at` in a direction, skipping missing targets. Undefined closes the tour: past an end, or if the first or last
 * target is missing (SPEC §5).
 */
export function findShownStep(
  steps: readonly TourStep[],
  at: number,
  direction: 1 | -1,
  isThere: (step: TourStep) => boolean,
): number | undefined {
  for (let index = at; index in steps; index += direction) {
    const step = steps[index];
    if (step && isThere(step)) return index;
    if (index === 0 || index === steps.length - 1) return undefined;
  }
  return undefined;
}
