import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getContrast } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { tokensCss } from './css.ts';
import { tokensJson } from './dtcg.ts';
import { figmaJson } from './figma.ts';
import { scales } from './scale.data.ts';
import { tokenPages } from './token-uses.ts';
import { colors, cssVar } from './tokens.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

describe('the generated token files', () => {
  it.each([
    ['tokens.generated.css', tokensCss],
    ['tokens.generated.json', tokensJson],
    ['tokens.figma.generated.json', figmaJson],
  ] as const)('%s matches its source (else: pnpm --filter @boostdesk/ui tokens)', (name, make) => {
    expect(read(name)).toBe(make());
  });
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
  ])('of %s on %s is %d', (a, b, ratio) => {
    expect(getContrast(a, b)).toBeCloseTo(ratio, 2);
    expect(getContrast(b, a)).toBeCloseTo(ratio, 2);
  });

  const cases = contrastPairs.flatMap(({ text, backgrounds, minRatio }) =>
    backgrounds.flatMap((ground) =>
      (['dark', 'light'] as const).map((theme) => ({ theme, text, ground, least: minRatio })),
    ),
  );

  it.each(cases)('$theme: $text on $ground is at least $least', ({ theme, text, ground, least }) => {
    expect(getContrast(colors[text][theme], colors[ground][theme])).toBeGreaterThanOrEqual(least);
  });
});

it('cssVar returns the custom property of a token', () => {
  expect(cssVar('surface-2')).toBe('var(--bd-surface-2)');
});

it('z-index tokens: layers that open above others are higher, and all differ', () => {
  const layers = Object.entries(scales).filter(([name]) => name.startsWith('z-'));
  const heights = layers.map(([, height]) => Number(height));
  const fromBelow = layers.toSorted(([, a], [, b]) => Number(a) - Number(b)).map(([name]) => name);
  expect(fromBelow).toEqual(['z-header', 'z-side', 'z-modal', 'z-pop', 'z-tour', 'z-toast', 'z-tip']);
  expect(new Set(heights).size).toBe(layers.length);
});

it.each(Object.keys(scales))('%s is shown on one foundations page', (name) => {
  expect(Object.values(tokenPages).filter((page) => page.test(name))).toHaveLength(1);
});
