/** Messages about limits, which come formatted. */
export interface RangeDescriptions {
  /** Below a limited field without other help. */
  describeRange?: ((least: string, most: string) => string) | undefined;
  /** Error outside the limits. */
  describeOutside?: ((least: string | undefined, most: string | undefined) => string) | undefined;
}

export interface Range {
  readonly minValue?: number | undefined;
  readonly maxValue?: number | undefined;
}

export function describeRangeProblem(
  { minValue, maxValue }: Range,
  value: number | null,
  format: (value: number) => string,
  { describeRange, describeOutside }: Required<RangeDescriptions>,
) {
  const least = minValue === undefined ? undefined : format(minValue);
  const most = maxValue === undefined ? undefined : format(maxValue);
  const isBelow = value !== null && minValue !== undefined && value < minValue;
  const isAbove = value !== null && maxValue !== undefined && value > maxValue;
  return {
    hint: least === undefined || most === undefined ? undefined : describeRange?.(least, most),
    problem: isBelow || isAbove ? describeOutside?.(least, most) : undefined,
  };
}
