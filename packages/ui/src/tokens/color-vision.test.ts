import {
  type Color,
  converter,
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
} from 'culori';
import { describe, expect, it } from 'vitest';
import { statusColors } from './color.data.ts';

/**
 * Minimum OKLab distance × 100 of two statuses (Machado 2009, full severity); about 2 is just visible. Icon and text accompany each colour.
 */
const least = { dark: 13.1, light: 8.4 } as const;

const distance = differenceEuclidean('oklab');
const linear = converter('lrgb');

/** In linear RGB, which culori's filters do not convert to. */
function seen(filter: (color: Color) => Color | string | undefined) {
  return (hex: string): Color => {
    const { r, g, b } = linear(hex) ?? { r: 0, g: 0, b: 0 };
    const light = filter({ mode: 'rgb', r, g, b });
    if (typeof light !== 'object' || light.mode !== 'rgb') throw new Error(`No colour: ${hex}`);
    return { ...light, mode: 'lrgb' };
  };
}

const eyes = {
  normal: seen((color) => color),
  deuteranopia: seen(filterDeficiencyDeuter(1)),
  protanopia: seen(filterDeficiencyProt(1)),
  tritanopia: seen(filterDeficiencyTrit(1)),
} as const;

type Status = keyof typeof statusColors;
const statuses = (Object.keys(statusColors) as Status[]).filter((name) => !name.endsWith('-tint'));
const couples = statuses.flatMap((one, at) => statuses.slice(at + 1).map((other) => [one, other] as const));

describe.each(Object.keys(eyes) as (keyof typeof eyes)[])('under %s', (eye) => {
  describe.each(['dark', 'light'] as const)('%s', (theme) => {
    it.each(couples)('%s and %s are distinguishable', (one, other) => {
      const [a, b] = [one, other].map((name) => eyes[eye](statusColors[name][theme]));
      expect(100 * distance(a!, b!)).toBeGreaterThanOrEqual(least[theme]);
    });
  });
});

it('the check detects indistinguishable colours: red and green of equal lightness', () => {
  const [red, green] = ['#b8593a', '#7d7a2e'].map(eyes.deuteranopia);
  expect(100 * distance(red!, green!)).toBeLessThan(least.light);
});
