/** Steps that people count in; times a power of ten. */
const paces = [1, 2, 5, 10] as const;

/** The least step that needs at most `most` steps for a length, and is a whole number. */
const stepFor = (length: number, most: number): number => {
  const power = 10 ** Math.floor(Math.log10(length / most));
  const pace = paces.find((times) => times * power * most >= length) ?? 10;
  return Math.max(1, pace * power);
};

/**
 * The heights that get a rule and a name, lowest first: even steps that hold zero and every value; zero alone, where there is nothing
 * else. Values are whole numbers: counts, or amounts in minor units.
 */
export const niceTicks = (values: readonly number[], most = 4): number[] => {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return [0];
  // One step is kept free: zero need not stand on the edge of the values.
  const step = stepFor(high - low, low < 0 && high > 0 ? most - 1 : most);
  const from = Math.floor(low / step);
  const to = Math.ceil(high / step);
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
};

/** Places that get a name below, evenly from the first to the last, at most `most`. */
export const namedPlaces = (count: number, most = 5): number[] => {
  if (count <= most) return Array.from({ length: count }, (_, place) => place);
  return Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / (most - 1)));
};
