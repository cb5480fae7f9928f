import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CssDeclaration, type CssRule, parseCssRules } from '../testing/css-rules.ts';
import { scales } from '../tokens/scale.data.ts';
import { lineHeightTokens } from '../tokens/token-uses.ts';

const src = `${import.meta.dirname}/..`;
const sheets = globSync(['**/*.css', '../../../apps/*/src/**/*.css'], { cwd: src }).filter(
  (file) => !file.includes('generated'),
);

interface Declaration extends CssDeclaration, Pick<CssRule, 'path'> {
  isStilled: boolean;
}

const isLessMotion = (part: string) =>
  part === '@media (prefers-reduced-motion: reduce)' || part.startsWith("[data-motion='reduced']");
const isForLess = ({ path }: Pick<Declaration, 'path'>) => path.some(isLessMotion);

const selectorOf = ({ path }: Pick<Declaration, 'path'>) =>
  path
    .filter((part) => !part.startsWith('@'))
    .reduce((outer, own) => (own.includes('&') ? own.replaceAll('&', outer) : `${outer} ${own}`), '')
    .trim();

function declarations(css: string): Declaration[] {
  const found = parseCssRules(css).flatMap(({ path, declarations }) => declarations.map((each) => ({ ...each, path })));
  const key = (each: (typeof found)[number]) => `${selectorOf(each)}: ${each.property.split('-')[0]}`;
  const stilled = new Set(found.filter(isForLess).map(key));
  return found.map((each) => ({ ...each, isStilled: isForLess(each) || stilled.has(key(each)) }));
}

/** The second time is a delay, which is not motion (decision 0048). */
const takesTime = (part: string): boolean => /[1-9]/.test(/(?<![\w.-])[\d.]+m?s\b/.exec(part)?.[0] ?? '');

const rules = {
  'uses logical properties instead of left and right': ({ property, value }) =>
    /^(left|right|(margin|padding|border)-(left|right)(-\w+)?|border-(top|bottom)-(left|right)-radius)$/.test(
      property,
    ) ||
    (/^(text-align|float|clear)$/.test(property) && /^(left|right)$/.test(value)) ||
    (/^(margin|padding|inset)$/.test(property) && isLopsided(value)),
  'uses motion tokens for durations, or has a reduced-motion rule': ({ property, value, isStilled }) =>
    !isStilled && /^(animation|transition)(-duration)?$/.test(property) && value.split(',').some(takesTime),
  'uses scroll-driven animations only inside @supports': ({ property, value, path }) =>
    /(^|-)animation$/.test(property) &&
    !/\d|var\(|^none$/.test(value) &&
    !path.some((part) => part.startsWith('@supports (animation-timeline')),
  'uses tokens or relative values for font sizes': ({ property, value, path }) =>
    !path.includes('@font-face') &&
    ((property === 'font-size' && /\d(px|rem|pt)\b/.test(value)) ||
      (property === 'font' && /^[^/]*\d(px|rem|pt)\b/.test(value))),
  'uses tokens or relative values for font weights and line heights': ({ property, value, path }) =>
    !path.includes('@font-face') &&
    ((property === 'font-weight' && /^\d/.test(value)) ||
      (property === 'line-height' && /\d(px|rem|pt)\b/.test(value)) ||
      (property === 'font' && (/^\d{3}\b/.test(value) || /\/ [\d.]+(px|rem|pt)\b/.test(value)))),
  'uses space tokens for distances and radius tokens for corners': ({ property, value }) =>
    literalSteps(property, value).length > 0,
  'uses z-index tokens, and numbers only inside a component': ({ property, value }) =>
    property === 'z-index' &&
    (/^-?\d+$/.test(value) ? Math.abs(Number(value)) > MOST_INSIDE : !/^(auto|var\(--bd-z-[a-z]+\))$/.test(value)),
  'prefixes its custom properties': ({ property, value }) =>
    (`${property} ${value}`.match(/(?<![\w-])--(?!bd-)[\w-]+/g) ?? []).some((name) => !foreignProperties.has(name)),
} as const satisfies Record<string, (declaration: Declaration) => boolean>;

/** Set by react-aria-components. */
const foreignProperties: ReadonlySet<string> = new Set(['--trigger-width', '--visual-viewport-height']);

/** Highest z-index inside a component. */
const MOST_INSIDE = 10;

const stepsOf = (prefix: 's' | 'r') =>
  new Set(
    Object.entries(scales)
      .filter(([name]) => name.startsWith(`${prefix}-`))
      .map(([, value]) => value),
  );
const spaces = stepsOf('s');
const radii = stepsOf('r');

/** Literals for which a token exists, except operands of `calc()`. */
function literalSteps(property: string, value: string): string[] {
  const isDistance = /^((scroll-)?(padding|margin)|(row-|column-)?gap|inset)(-(block|inline)(-(start|end))?)?$/;
  let steps: ReadonlySet<string> | null = null;
  if (isDistance.test(property)) steps = spaces;
  else if (property.endsWith('radius')) steps = radii;
  const plain = value.replaceAll(/calc\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
  return [...plain.matchAll(/(?<![\w.])\d+px\b/g)].map(([length]) => length).filter((length) => steps?.has(length));
}

function isLopsided(value: string): boolean {
  const [, right, , left] = value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return left !== undefined && left !== right;
}

const layers = /^@layer boostdesk\.(tokens|base|components|reader)$/;

/** @font-face and @property need no layer. */
const unlayered = (css: string) =>
  parseCssRules(css)
    .filter(({ path: [outermost = ''] }) => !/^@(font-face|property)\b/.test(outermost) && !layers.test(outermost))
    .map(({ path }) => path.join(' '));

describe('a style sheet declares all rules inside the layers of the package, so that an app can override them', () => {
  it.each([
    ['@layer boostdesk.base { a { color: inherit; } }', []],
    ['@layer boostdesk.components { a { color: inherit; } } @font-face { src: none; }', []],
    ['@layer theirs { a { color: inherit; } }', ['@layer theirs', '@layer theirs a']],
    ['a { color: inherit; }', ['a']],
    ['@media print { a { color: inherit; } }', ['@media print', '@media print a']],
    ['@keyframes turn { to { rotate: 1turn; } }', ['@keyframes turn', '@keyframes turn to']],
  ])('%s: outside of layers are %j', (css, outside) => {
    expect(unlayered(css)).toEqual(outside);
  });

  it.each(globSync('**/*.css', { cwd: src }))('%s', (file) => {
    expect(unlayered(readFileSync(`${src}/${file}`, 'utf8'))).toEqual([]);
  });
});

describe.each(Object.entries(rules))('a style sheet %s', (_, breaks) => {
  it.each(sheets)('%s', (file) => {
    const broken = declarations(readFileSync(`${src}/${file}`, 'utf8')).filter(breaks);
    expect(broken.map(({ line, property, value }) => `${line}: ${property}: ${value}`)).toEqual([]);
  });
});

it.each([
  ['margin-left: 4px', true],
  ['inset-inline-start: 4px', false],
  ['padding: 1px 2px 3px 4px', true],
  ['padding: 1px calc(2px + 1px) 3px calc(2px + 1px)', false],
  ['text-align: right', true],
])('%s breaks the rule: %s', (declaration, isBroken) => {
  const [found] = declarations(`.a { ${declaration}; }`);
  expect(rules['uses logical properties instead of left and right'](found!)).toBe(isBroken);
});

it.each([
  ['font-weight: 500', true],
  ['line-height: 20px', true],
  ['line-height: 1.375rem', true],
  ['font: 600 var(--bd-fs-11) / 18px var(--bd-font)', true],
  ['font: var(--bd-fw-strong) var(--bd-fs-11) / var(--bd-lh-18) var(--bd-font)', false],
  ['line-height: 1.3', false],
])('%s breaks the rule: %s', (declaration, isBroken) => {
  const [found] = declarations(`.a { ${declaration}; }`);
  expect(rules['uses tokens or relative values for font weights and line heights'](found!)).toBe(isBroken);
});

it.each([
  ['font-size: 9px', true],
  ['font: 600 0.625rem / 16px var(--bd-font)', true],
  ['font: 600 var(--bd-fs-11) / 16px var(--bd-font)', false],
  ['font: 0.93em var(--bd-mono)', false],
  ['font-size: inherit', false],
])('%s breaks the rule: %s', (declaration, isBroken) => {
  const [found] = declarations(`.a { ${declaration}; }`);
  expect(rules['uses tokens or relative values for font sizes'](found!)).toBe(isBroken);
});

it.each([
  ['.a { transition: color 120ms ease; }', true],
  ['.a { animation: spin 0.8s linear infinite; }', true],
  ['.a { transition: color cubic-bezier(0.2, 0, 0, 1) 0.12s; }', true],
  ['.a { animation: seen 0s 5s forwards; }', false],
  ['.a { transition: color var(--bd-t-hover) var(--bd-ease); }', false],
  ['.a { animation: pulse 2s; } @media (prefers-reduced-motion: reduce) { .a { animation: none; } }', false],
  [
    '.a { > .b { animation: pulse 2s; } } @media (prefers-reduced-motion: reduce) { .a > .b { animation: none; } }',
    false,
  ],
  ['.a { animation: pulse 2s; } @media (prefers-reduced-motion: reduce) { .b { animation: none; } }', true],
  ['.a { animation: pulse 2s; } @media (prefers-reduced-motion: reduce) { .a { transition: none; } }', true],
])('%s breaks the rule: %s', (css, isBroken) => {
  const breaks = rules['uses motion tokens for durations, or has a reduced-motion rule'];
  expect(declarations(css).some(breaks)).toBe(isBroken);
});

it.each([
  ['.a { animation: fade linear both; }', true],
  ['.a { --fade-animation: fade linear both; }', true],
  ['@supports (animation-timeline: scroll()) { .a { animation: fade linear both; } }', false],
  ['.a { animation: var(--fade-animation); }', false],
  ['.a { animation: none; }', false],
  ['.a { animation: pulse 2s linear; }', false],
])('%s breaks the rule: %s', (css, isBroken) => {
  const breaks = rules['uses scroll-driven animations only inside @supports'];
  expect(declarations(css).some(breaks)).toBe(isBroken);
});

it.each([
  ['padding: 7px 12px', true],
  ['margin-block-start: -8px', true],
  ['padding-inline: var(--bd-row-inset, 16px)', true],
  ['border-radius: 6px', true],
  ['border-end-end-radius: 4px', true],
  ['gap: 10px', false],
  ['border-radius: 8px', false],
  ['border-radius: 50%', false],
  ['inset-inline-start: calc(50% + 2px)', false],
  ['padding: 7px var(--bd-s-12)', false],
  ['width: 12px', false],
])('%s breaks the rule: %s', (declaration, isBroken) => {
  const [found] = declarations(`.a { ${declaration}; }`);
  const breaks = rules['uses space tokens for distances and radius tokens for corners'];
  expect(breaks(found!)).toBe(isBroken);
});

it.each([
  ['--bd-gap: var(--bd-s-4)', false],
  ['width: var(--trigger-width)', false],
  ['--gap: 4px', true],
  ['width: calc(var(--bd-s-4) + var(--gap))', true],
])('%s breaks the rule: %s', (declaration, isBroken) => {
  const [found] = declarations(`.a { ${declaration}; }`);
  expect(rules['prefixes its custom properties'](found!)).toBe(isBroken);
});

it.each([
  ['z-index: 1', false],
  ['z-index: -1', false],
  ['z-index: var(--bd-z-pop)', false],
  ['z-index: 9999', true],
  ['z-index: calc(var(--bd-z-pop) + 1)', true],
])('%s breaks the rule: %s', (declaration, isBroken) => {
  const [found] = declarations(`.a { ${declaration}; }`);
  const breaks = rules['uses z-index tokens, and numbers only inside a component'];
  expect(breaks(found!)).toBe(isBroken);
});

/** Line heights given by surroundings. */
const linesOfTheirOwn: ReadonlySet<string> = new Set([
  'apps/dashboard/src/features/page-errors/page-errors.module.css .stack: fs-12 / lh-18',
  'apps/dashboard/src/shell/shortcuts.module.css .keys kbd: fs-12 / lh-18',
  'apps/storefront/src/features/sign-in/demo-accounts.module.css .demo: fs-12 / lh-18',
  'badge/badge.css .bd-badge: fs-11 / lh-18',
  'bulk-bar/bulk-bar.css .bd-bulk__count b: fs-11 / lh-18',
  'choice-grid/choice-grid.css .bd-choice: fs-13 / lh-18',
  'form-step/form-step.css .bd-form-step__number: fs-12 / lh-24',
  "match-strip/match-strip.css .bd-matches[data-variant='letters'] .bd-matches__match: fs-11 / lh-24",
  "radio-group/radio-group.css [data-look='card']  .bd-radio: fs-13 / lh-18",
  'rank-climb/rank-climb.css .bd-climb__now: fs-12 / lh-20',
  'secret-field/secret-field.css .bd-secret: fs-13 / lh-28',
  "tab-bar/tab-bar.css .bd-tab-bar[data-variant='lines'] .bd-tab-bar__count: fs-11 / lh-18",
  'timeline/timeline.css .bd-timeline time: fs-12 / lh-20',
  'toast/toast.css .bd-toast-title: fs-14 / lh-24',
  'top-bar/top-bar.css .bd-top-bar__heading:only-child: fs-14 / lh-18',
]);

function typeOf({ declarations: own }: CssRule) {
  const said = Object.fromEntries(own.map(({ property, value }) => [property, value]));
  const [, size] = /var\(--bd-(fs-\d+)\)/.exec(said['font-size'] ?? said.font ?? '') ?? [];
  const [, line] = /var\(--bd-(lh-\d+)\)/.exec(said['line-height'] ?? said.font ?? '') ?? [];
  return { size, line, hasLine: 'line-height' in said || 'font' in said };
}

/** Selectors whose line height does not belong to the font size set in the same or an earlier rule. */
function oddLines(css: string): string[] {
  const before = new Map<string, string>();
  return parseCssRules(css).flatMap((rule) => {
    const selector = selectorOf(rule);
    const { size = '', line: own, hasLine } = typeOf(rule);
    const line = hasLine ? own : before.get(selector);
    if (line) before.set(selector, line);
    if (!(size in lineHeightTokens) || !line || lineHeightTokens[size as keyof typeof lineHeightTokens] === line)
      return [];
    return [`${selector}: ${size} / ${line}`];
  });
}

it('a font size is combined with the line height of its token, except in small boxes and next to taller content', () => {
  const odd = sheets.flatMap((file) =>
    oddLines(readFileSync(`${src}/${file}`, 'utf8')).map((found) => `${file.replace(/^(\.\.\/)+/, '')} ${found}`),
  );
  expect(new Set(odd)).toEqual(linesOfTheirOwn);
});

it.each([
  ['.a { font-size: var(--bd-fs-16); line-height: var(--bd-lh-20); }', ['.a: fs-16 / lh-20']],
  [
    '.a { line-height: var(--bd-lh-20); } @media (pointer: coarse) { .a { font-size: var(--bd-fs-16); } }',
    ['.a: fs-16 / lh-20'],
  ],
  [
    '.a { line-height: var(--bd-lh-20); } @media print { .a { font-size: var(--bd-fs-16); line-height: var(--bd-lh-24); } }',
    [],
  ],
  ['.a { line-height: var(--bd-lh-20); } .b { font-size: var(--bd-fs-16); }', []],
  ['.a { line-height: var(--bd-lh-20); } @media print { .a { font-size: var(--bd-fs-16); line-height: 1; } }', []],
])('%s: wrong combinations are %j', (css, odd) => expect(oddLines(css)).toEqual(odd));
