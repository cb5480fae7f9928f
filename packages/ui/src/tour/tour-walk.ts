import type { ReactNode } from 'react';

/** One step of a tour. */
export interface TourStep {
  /** What `step` and `onStepChange` call it. */
  readonly name: string;
  /** Where it points: a selector, or a function for what a selector cannot say. Asked again whenever the page changes. */
  readonly target: string | (() => Element | null);
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** @default 'bottom' */
  readonly placement?: 'top' | 'bottom' | 'start' | 'end';
}

/** @throws Error when no step has that name (SPEC §5). */
export function indexOfStep(steps: readonly TourStep[], name: string): number {
  const at = steps.findIndex((step) => step.name === name);
  if (at === -1) throw new Error(`The tour has no step named ${name}`);
  return at;
}

export function targetOf({ target }: TourStep): Element | null {
  return typeof target === 'string' ? document.querySelector(target) : target();
}

/**
 * The step to show when going from `at` (itself included) in a direction: one whose target is not on the page is passed
 * over. Undefined closes the tour: past either end, or the first or the last step is missing (SPEC §5).
 */
export function walk(
  steps: readonly TourStep[],
  at: number,
  direction: 1 | -1,
  isThere: (step: TourStep) => boolean,
): number | undefined {
  for (let here = at; here in steps; here += direction) {
    const step = steps[here];
    if (step && isThere(step)) return here;
    if (here === 0 || here === steps.length - 1) return undefined;
  }
  return undefined;
}
