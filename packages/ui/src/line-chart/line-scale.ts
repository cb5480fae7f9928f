/** Times a power of ten. */
const STEP_FACTORS = [1, 2, 5, 10] as const;

/** The smallest integer step that needs at most `most` steps. */
const chooseStep = (length: number, most: number): number => {
  const power = 10 ** Math.floor(Math.log10(length / most));
  const pace = STEP_FACTORS.find((times) => times * power * most >= length) ?? 10;
  return Math.max(1, pace * power);
};

/** Even ticks, lowest first, that cover zero and all values (integers); only zero if there is nothing else. */
export const computeTicks = (values: readonly number[], maxSteps = 4): number[] => {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return [0];
  // One step in reserve, because zero need not align with the ends.
  const step = chooseStep(high - low, low < 0 && high > 0 ? maxSteps - 1 : maxSteps);
  const from = Math.floor(low / step);
  const to = Math.ceil(high / step);
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
};

/** Even indexes, at most `max`, with the first and last. */
export const pickLabelIndexes = (count: number, max = 5): number[] => {
  if (count <= max) return Array.from({ length: count }, (_, place) => place);
  return Array.from({ length: max }, (_, index) => Math.round((index * (count - 1)) / (max - 1)));
};
