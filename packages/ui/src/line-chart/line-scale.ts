/** Step sizes people expect, multiplied by a power of ten. */
const STEP_FACTORS = [1, 2, 5, 10] as const;

/** The smallest integer step that covers the length in at most `most` steps. */
const chooseStep = (length: number, most: number): number => {
  const power = 10 ** Math.floor(Math.log10(length / most));
  const pace = STEP_FACTORS.find((times) => times * power * most >= length) ?? 10;
  return Math.max(1, pace * power);
};

/**
 * Evenly spaced ticks, lowest first, that cover zero and every value; only zero if there is nothing else. Values are integers: counts or
 * amounts in minor units.
 */
export const computeTicks = (values: readonly number[], maxSteps = 4): number[] => {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return [0];
  // Reserves one step, because zero need not align with the lowest or highest value.
  const step = chooseStep(high - low, low < 0 && high > 0 ? maxSteps - 1 : maxSteps);
  const from = Math.floor(low / step);
  const to = Math.ceil(high / step);
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
};

/** Evenly spaced indexes of labelled points, at most `max`, including the first and the last. */
export const pickLabelIndexes = (count: number, max = 5): number[] => {
  if (count <= max) return Array.from({ length: count }, (_, place) => place);
  return Array.from({ length: max }, (_, index) => Math.round((index * (count - 1)) / (max - 1)));
};
