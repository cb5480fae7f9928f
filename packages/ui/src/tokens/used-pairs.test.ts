import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { pairs } from './pairs.ts';
import { type ColorToken, colors } from './tokens.ts';

const src = `${import.meta.dirname}/..`;
const known = new Set(pairs.flatMap(({ text, on }) => on.map((ground) => `${text} on ${ground}`)));

/** WCAG exempts what cannot be used; a colour that is laid over others has no ratio of its own. */
const isMeasured = (token: string) => token in colors && token !== 'text-disabled' && token !== 'scrim';

/** Text and ground of each rule, a nested rule standing on the nearest ground around it. */
function pairsOf(css: string): string[] {
  const found: string[] = [];
  const stack: { text?: string; ground?: string }[] = [{}];
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  for (const [, declaration, end] of plain.matchAll(/([^{};]*)([{};])/g)) {
    const [, property, token] =
      /^\s*(color|background|background-color)\s*:\s*var\(--([\w-]+)\)\s*$/.exec(declaration ?? '') ?? [];
    const here = stack.at(-1);
    if (here && token && end !== '{') {
      if (property === 'color') here.text = token;
      else here.ground = token;
    }
    if (end === '{') stack.push({});
    if (end !== '}') continue;
    const closed = stack.pop();
    const ground = closed?.ground ?? stack.findLast((outer) => outer.ground)?.ground;
    if (closed?.text && ground && isMeasured(closed.text) && isMeasured(ground)) {
      found.push(`${closed.text} on ${ground}`);
    }
  }
  return found;
}

it('reads text and ground of a rule, and the ground around a nested one', () => {
  const css =
    '.a { background: var(--bg); .b { color: var(--text); } &:hover { color: var(--accent); background: var(--surface); } }';
  expect(pairsOf(css)).toEqual(['text on bg', 'accent on surface']);
});

const sheets = globSync('**/*.css', { cwd: src })
  .filter((file) => !file.includes('generated'))
  .map((file) => ({ file, css: readFileSync(`${src}/${file}`, 'utf8') }));

const brokenIn = (judge: (css: string) => string[]) =>
  sheets.flatMap(({ file, css }) => judge(css).map((broken) => `${file}: ${broken}`));

it('every pair in the style sheets is one whose contrast is computed', () => {
  expect(sheets.length).toBeGreaterThan(40);
  expect(brokenIn((css) => pairsOf(css).filter((pair) => !known.has(pair)))).toEqual([]);
});

/** Property and value of each declaration, with the text of its rule where it says one. */
function declarationsOf(css: string): { property: string; value: string; text: string | undefined }[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  return [...plain.matchAll(/[{;}]\s*([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(({ 1: property, 2: value, index }) => {
    const rule = plain.slice(plain.lastIndexOf('{', index + 1), plain.indexOf('}', index + 1));
    return {
      property: property ?? '',
      value: (value ?? '').trim().replaceAll(/\s+/g, ' '),
      text: /[{;]\s*color\s*:\s*var\(--([\w-]+)\)/.exec(rule)?.[1],
    };
  });
}

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
            const ratio = contrast(letters ?? '', laidOver(wash ?? '', below ?? '', Number(share) / 100));
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
