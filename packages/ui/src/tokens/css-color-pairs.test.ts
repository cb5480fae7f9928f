import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gemShapes } from '../crest/crest-shapes.data.ts';
import { parseCssRules } from '../testing/css-rules.ts';
import { getContrast } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { type CssColorPair, extractColorPairs, findUnknownColors } from './css-color-pairs.ts';
import { type ColorToken, colors, crestColors } from './tokens.ts';

const src = `${import.meta.dirname}/..`;
/** Least ratio that is computed of a pair. */
const known = new Map(
  contrastPairs.flatMap(({ text, backgrounds, minRatio }) =>
    backgrounds.map((ground) => [`${text} on ${ground}`, minRatio]),
  ),
);

const words = ({ drawn, ground, least }: CssColorPair) => `${drawn} on ${ground}: ${least}`;

it.each([
  ['the ground around a nested rule', '.a { background: var(--bg); .b { color: var(--text); } }', ['text on bg: 4.5']],
  [
    'a ground of its own before the one around',
    '.a { background: var(--bg); &:hover { color: var(--accent); background: var(--surface); } }',
    ['accent on surface: 4.5'],
  ],
  [
    'a custom property in each state that sets it anew',
    '.a { --tone: var(--text); --tint: var(--bg); color: var(--tone); background: var(--tint); &.b { --tone: var(--info); } }',
    ['text on bg: 4.5', 'info on bg: 4.5'],
  ],
  [
    'a stroke and a fill on the page, a card and a popover',
    '.a { stroke: var(--accent); fill: none; }',
    ['accent on bg: 3', 'accent on surface: 3', 'accent on surface-pop: 3'],
  ],
  ['a fill on the ground around it', '.a { background: var(--bg); svg { fill: var(--info); } }', ['info on bg: 3']],
  ['nothing that need not be seen', '.rule { stroke: var(--border-subtle); }', []],
  ['nothing of the reader’s own colours', '@media (forced-colors: active) { .a { fill: var(--info); } }', []],
])('reads %s', (_, css, found) => {
  expect(extractColorPairs(css, ['.rule']).map(words)).toEqual(found);
});

it('reads what code hands in as each of its choices', () => {
  const pill = extractColorPairs('.a { color: var(--bd-status); background: var(--bd-tint); }').map(words);
  expect(pill).toHaveLength(6);
  expect(pill).toContain('status-3 on status-3-tint: 4.5');
  expect(extractColorPairs('.dot { background: var(--bd-tone); }').map(words)).toContain('border-strong on surface: 3');
  expect(findUnknownColors('.a { fill: var(--bd-nobody); }')).toEqual(['--bd-nobody']);
});

/** Those of the components, and of the two web apps that are drawn with the same tokens. */
const sheets = globSync(['**/*.css', '../../../apps/*/src/**/*.css'], { cwd: src })
  .filter((file) => !file.includes('generated'))
  .map((file) => ({ file, css: readFileSync(`${src}/${file}`, 'utf8') }));

const brokenIn = (judge: (css: string) => string[]) =>
  sheets.flatMap(({ file, css }) => judge(css).map((broken) => `${file}: ${broken}`));

/** Lines that help the eye along without which a chart says the same, and the facets of crests, which are judged below. */
const unseen = [
  '.bd-donut-chart__track',
  '.bd-line-chart__rule',
  '.bd-line-chart__rule[data-zero]',
  '.bd-rank-chart__rule',
];
const isOfCrest = (token: string) => token.startsWith('--crest-') || token === '--bd-crest';

it('every pair in the style sheets is one whose contrast is computed', () => {
  const isOfAnApp = ({ file }: { readonly file: string }) => file.startsWith('..');
  expect(sheets.filter(isOfAnApp).length).toBeGreaterThan(20);
  expect(sheets.filter((sheet) => !isOfAnApp(sheet)).length).toBeGreaterThan(40);
  const isComputed = ({ drawn, ground, least }: CssColorPair) => (known.get(`${drawn} on ${ground}`) ?? 0) >= least;
  const poor = brokenIn((css) =>
    extractColorPairs(css, unseen)
      .filter((pair) => !isComputed(pair))
      .map(words),
  );
  expect([...new Set(poor)]).toEqual([]);
});

it('every custom property that a style sheet draws with is known to be a colour of the tokens', () => {
  expect(brokenIn((css) => findUnknownColors(css).filter((name) => !isOfCrest(name)))).toEqual([]);
});

/** Property and value of each declaration, with the text of its rule where it says one. */
const declarationsOf = (css: string) =>
  parseCssRules(css).flatMap(({ declarations }) => {
    const color = declarations.find(({ property }) => property === 'color');
    const text = /^var\(--([\w-]+)\)/.exec(color?.value ?? '')?.[1];
    return declarations.map(({ property, value }) => ({ property, value, text }));
  });

/** A colour of no token: in hex, as a function of numbers, or by its name. A mask has none: it only covers or not. */
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
  ['.a { color: var(--text); white-space: nowrap; /* #10429 */ }', []],
])('%s: of no token are %j', (css, raw) => {
  expect(rawColors(css)).toEqual(raw);
});

it('no style sheet has a colour of its own beside the tokens', () => {
  expect(brokenIn(rawColors)).toEqual([]);
});

/** `share` of one colour laid over another, both #rrggbb. */
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
 * What may not be read on a mixed ground. A wash, mixed with `transparent`, lies over the page or a card and is read
 * there with the text of its rule, or any; two colours mixed are a colour of their own, which the tokens have to say.
 */
function poorMixes(css: string): string[] {
  return declarationsOf(css).flatMap(({ property, value, text }) => {
    if (!/^(color|background(-color)?)$/.test(property) || !value.startsWith('color-mix(')) return [];
    const [, token, share] = /^color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, transparent\)$/.exec(value) ?? [];
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
  ['.a { background: color-mix(in srgb, var(--accent-tint) 60%, transparent); }', 0],
  ['.a { background: color-mix(in srgb, var(--accent) 45%, transparent); }', 4],
  ['.a { background: color-mix(in srgb, var(--accent-solid) 55%, var(--surface)); }', 1],
  ['.a { text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent); }', 0],
])('%s: %d of it cannot be read', (css, count) => {
  expect(poorMixes(css)).toHaveLength(count);
});

it('what is mixed can be read', () => {
  expect(brokenIn(poorMixes)).toEqual([]);
});

describe.each(['dark', 'light'] as const)('a crest in the %s theme', (theme) => {
  const { [theme]: outline } = colors['crest-line'];
  const [line, share] = [outline.slice(0, 7), Number.parseInt(outline.slice(7), 16) / 0xff];

  it.each(Object.keys(gemShapes).flatMap((tier) => beneath.map((ground) => [tier, ground] as const)))(
    'of %s stands out from %s, by its face or by its outline',
    (tier, ground) => {
      const below = colors[ground][theme];
      const ratios = [crestColors[`crest-${tier}`] ?? '', laidOver(line, below, share)].map((of) =>
        getContrast(of, below),
      );
      expect(Math.max(...ratios)).toBeGreaterThanOrEqual(3);
    },
  );
});
