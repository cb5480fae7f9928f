import { describe, expect, it } from 'vitest';
import { tokensJson } from './dtcg.ts';
import { colors, crestColors, responsiveScales, scales, shadows, touchScales } from './tokens.ts';

type Group = Record<string, { $type: string; $value: unknown; $extensions?: Record<string, Record<string, unknown>> }>;
const { color, scale, shadow } = JSON.parse(tokensJson()) as { color: Group; scale: Group; shadow: Group };

const measure = (units: readonly string[]) => (value: unknown) => {
  const { value: size, unit } = value as { value: unknown; unit: string };
  return typeof size === 'number' && !Number.isNaN(size) && units.includes(unit);
};
const isColor = (value: unknown) => {
  const { colorSpace, components, alpha, hex } = value as Record<string, unknown>;
  const channels = [...(components as unknown[]), alpha];
  return (
    colorSpace === 'srgb' &&
    channels.length === 4 &&
    channels.every((one) => typeof one === 'number' && one >= 0 && one <= 1) &&
    /^#[\da-f]{6}$/.test(String(hex))
  );
};
const isLength = measure(['px', 'rem']);
const shapes: Record<string, (value: unknown) => boolean> = {
  color: isColor,
  dimension: isLength,
  duration: measure(['ms', 's']),
  cubicBezier: (value) => Array.isArray(value) && value.length === 4 && value.every((one) => typeof one === 'number'),
  fontWeight: (value) => typeof value === 'number' && value >= 1 && value <= 1000,
  number: (value) => typeof value === 'number',
  fontFamily: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string' && !/['"]/.test(one)),
  shadow: (value) => {
    const { color: ink, ...lengths } = value as Record<string, unknown>;
    const { inset, ...four } = lengths;
    return isColor(ink) && Object.values(four).every(isLength) && (inset === undefined || inset === true);
  },
};

const all = [color, scale, shadow].flatMap((group) => Object.entries(group));

describe('the DTCG token file', () => {
  it.each(all)('%s has the shape of its type', (_, { $type, $value, $extensions = {} }) => {
    const fits = shapes[$type];
    expect(fits, $type).toBeDefined();
    for (const value of [$value, ...Object.values($extensions).flatMap(Object.values)]) {
      expect(fits?.(value), JSON.stringify(value)).toBe(true);
    }
  });

  it('contains every token', () => {
    const names = [colors, crestColors, scales, responsiveScales, touchScales, shadows].flatMap(Object.keys);
    expect(all.map(([name]) => name).sort()).toEqual([...names].sort());
  });
});
