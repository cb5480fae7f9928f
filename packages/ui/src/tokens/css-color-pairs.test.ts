import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gemShapes } from '../crest/crest-shapes.data.ts';
import { parseCssRules } from '../testing/css-rules.ts';
import { getContrast } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { type CssColorPair, extractColorPairs, findUnknownColors } from './css-color-pairs.ts';
import { type ColorToken, colors, crestColors } from './tokens.ts';

const src = `${import.meta.dirname}/..`;
const known = new Map(
  contrastPairs.flatMap(({ text, backgrounds, minRatio }) =>
    backgrounds.map((ground) => [`${text} on ${ground}`, minRatio]),
  ),
);

const words = ({ foreground, ground, least }: CssColorPair) => `${foreground} on ${ground}: ${least}`;

it.each([
  [
    'the background around a nested rule',
    '.a { background: var(--bd-bg); .b { color: var(--bd-text); } }',
    ['text on bg: 4.5'],
  ],
  [
    'its own background before the one around',
    '.a { background: var(--bd-bg); &:hover { color: var(--bd-accent); background: var(--bd-surface); } }',
    ['accent on surface: 4.5'],
  ],
  [
    'a custom property in each state that overrides it',
    '.a { --bd-tone: var(--bd-text); --bd-tint: var(--bd-bg); color: var(--bd-tone); background: var(--bd-tint); &.b { --bd-tone: var(--bd-info); } }',
    ['text on bg: 4.5', 'info on bg: 4.5'],
  ],
  [
    'a stroke and a fill on the page, a card and a popover',
    '.a { stroke: var(--bd-accent); fill: none; }',
    ['accent on bg: 3', 'accent on surface: 3', 'accent on surface-pop: 3'],
  ],
  [
    'a fill on the background around it',
    '.a { background: var(--bd-bg); svg { fill: var(--bd-info); } }',
    ['info on bg: 3'],
  ],
  ['no decorative colours', '.rule { stroke: var(--bd-border-subtle); }', []],
  ['no colours in forced-colors mode', '@media (forced-colors: active) { .a { fill: var(--bd-info); } }', []],
])('extracts %s', (_, css, found) => {
  expect(extractColorPairs(css, ['.rule']).map(words)).toEqual(found);
});

it('extracts each variant of a property that is set in code', () => {
  const pill = extractColorPairs('.a { color: var(--bd-status); background: var(--bd-tint); }').map(words);
  expect(pill).toHaveLength(6);
  expect(pill).toContain('status-3 on status-3-tint: 4.5');
  expect(extractColorPairs('.dot { background: var(--bd-tone); }').map(words)).toContain('border-strong on surface: 3');
  expect(findUnknownColors('.a { fill: var(--bd-nobody); }')).toEqual(['--bd-nobody']);
});

/** Of the components and both web apps. */
const sheets = globSync(['**/*.css', '../../../apps/*/src/**/*.css'], { cwd: src })
  .filter((file) => !file.includes('generated'))
  .map((file) => ({ file, css: readFileSync(`${src}/${file}`, 'utf8') }));

const brokenIn = (judge: (css: string) => string[]) =>
  sheets.flatMap(({ file, css }) => judge(css).map((broken) => `${file}: ${broken}`));

/** Decorative lines, and crest facets (tested below). */
const unseen = [
  '.bd-donut-chart__track',
  '.bd-line-chart__rule',
  '.bd-line-chart__rule[data-zero]',
  '.bd-rank-chart__rule',
];
const isOfCrest = (token: string) => token.startsWith('--bd-crest-') || token === '--bd-crest';

it('every colour pair of the style sheets is in contrastPairs', () => {
  const isOfAnApp = ({ file }: { readonly file: string }) => file.startsWith('..');
  expect(sheets.filter(isOfAnApp).length).toBeGreaterThan(20);
  expect(sheets.filter((sheet) => !isOfAnApp(sheet)).length).toBeGreaterThan(40);
  const isComputed = ({ foreground, ground, least }: CssColorPair) =>
    (known.get(`${foreground} on ${ground}`) ?? 0) >= least;
  const poor = brokenIn((css) =>
    extractColorPairs(css, unseen)
      .filter((pair) => !isComputed(pair))
      .map(words),
  );
  expect([...new Set(poor)]).toEqual([]);
});

it('every custom property used as a colour resolves to a colour token', () => {
  expect(brokenIn((css) => findUnknownColors(css).filter((name) => !isOfCrest(name)))).toEqual([]);
});

/** With the text colour of the rule. */
const declarationsOf = (css: string) =>
  parseCssRules(css).flatMap(({ declarations }) => {
    const color = declarations.find(({ property }) => property === 'color');
    const text = /^var\(--bd-([\w-]+)\)/.exec(color?.value ?? '')?.[1];
    return declarations.map(({ property, value }) => ({ property, value, text }));
  });

/** Hex, functions or names, except in masks. */
const rawColors = (css: string) =>
  declarationsOf(css)
    .filter(({ property }) => !property.includes('mask'))
    .filter(({ value }) =>
      /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|\b(?:white|black)\b/i.test(value),
    )
    .map(({ property, value }) => `${property}: ${value}`);

it.each([
  ['.a { color: #fff; }', ['color: #fff']],
  ['.a { box-shadow: 0 1px 2px #0000003d; }', ['box-shadow: 0 1px 2px #0000003d']],
  ['.a { border: solid white; }', ['border: solid white']],
  ['.a { fill: rgb(0 0 0 / 0.5); }', ['fill: rgb(0 0 0 / 0.5)']],
  ['.a { mask: linear-gradient(#000, transparent); }', []],
  ['.a { color: var(--bd-text); white-space: nowrap; /* #10429 */ }', []],
])('%s: literal colours are %j', (css, raw) => {
  expect(rawColors(css)).toEqual(raw);
});

it('no style sheet contains a literal colour', () => {
  expect(brokenIn(rawColors)).toEqual([]);
});

const laidOver = (top: string, below: string, share: number) =>
  `#${[1, 3, 5]
    .map((at) => {
      const [a = 0, b = 0] = [top, below].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
      return Math.round(a * share + b * (1 - share))
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

const beneath = ['bg', 'surface'] as const satisfies ColorToken[];

/**
 * Mixed backgrounds with insufficient contrast. A mix with `transparent` is checked over page and card; a mix of two colours has to be a
 * token.
 */
function poorMixes(css: string): string[] {
  return declarationsOf(css).flatMap(({ property, value, text }) => {
    if (!/^(color|background(-color)?)$/.test(property) || !value.startsWith('color-mix(')) return [];
    const [, token, share] = /^color-mix\(in srgb, var\(--bd-([\w-]+)\) (\d+)%, transparent\)$/.exec(value) ?? [];
    if (property === 'color' || token === undefined || !(token in colors)) return [`${property}: ${value} is no token`];
    return (text === undefined ? ['text', 'text-muted'] : [text]).flatMap((read) =>
      beneath.flatMap((ground) =>
        (['dark', 'light'] as const)
          .map((theme) => {
            const [wash, below, letters] = [token, ground, read].map((name) => colors[name as ColorToken][theme]);
            const ratio = getContrast(letters ?? '', laidOver(wash ?? '', below ?? '', Number(share) / 100));
            return { ratio, words: `${theme}: ${read} on ${share} % of ${token} over ${ground}: ${ratio.toFixed(2)}` };
          })
          .filter(({ ratio }) => ratio < 4.5)
          .map(({ words }) => words),
      ),
    );
  });
}

it.each([
  ['.a { background: color-mix(in srgb, var(--bd-accent-tint) 60%, transparent); }', 0],
  ['.a { background: color-mix(in srgb, var(--bd-accent) 45%, transparent); }', 4],
  ['.a { background: color-mix(in srgb, var(--bd-accent-solid) 55%, var(--bd-surface)); }', 1],
  ['.a { text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent); }', 0],
])('%s: %d insufficient contrasts', (css, count) => {
  expect(poorMixes(css)).toHaveLength(count);
});

it('text on mixed backgrounds has sufficient contrast', () => {
  expect(brokenIn(poorMixes)).toEqual([]);
});

describe.each(['dark', 'light'] as const)('a crest in the %s theme', (theme) => {
  const { [theme]: outline } = colors['crest-line'];
  const [line, share] = [outline.slice(0, 7), Number.parseInt(outline.slice(7), 16) / 0xff];

  it.each(Object.keys(gemShapes).flatMap((tier) => beneath.map((ground) => [tier, ground] as const)))(
    'of %s contrasts with %s by its face or its outline',
    (tier, ground) => {
      const below = colors[ground][theme];
      const ratios = [crestColors[`crest-${tier}`] ?? '', laidOver(line, below, share)].map((of) =>
        getContrast(of, below),
      );
      expect(Math.max(...ratios)).toBeGreaterThanOrEqual(3);
    },
  );
});
