import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const src = `${import.meta.dirname}/..`;
const sheets = globSync('**/*.css', { cwd: src }).filter((file) => !file.includes('generated'));

interface Declaration {
  line: number;
  property: string;
  value: string;
  /** The sheet has a block for readers who want less motion. */
  isStilled: boolean;
}

function declarations(css: string): Declaration[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const isStilled = plain.includes('@media (prefers-reduced-motion: reduce)');
  return [...plain.matchAll(/(?<=[{;]\s*)([a-z-]+)\s*:\s*([^;{}]+);/g)].map((found) => ({
    line: plain.slice(0, found.index).split('\n').length,
    property: found[1] ?? '',
    value: (found[2] ?? '').trim(),
    isStilled,
  }));
}

const rules = {
  'names sides by reading direction, so that right to left needs no second sheet': ({ property, value }) =>
    /^(left|right|(margin|padding|border)-(left|right)(-\w+)?|border-(top|bottom)-(left|right)-radius)$/.test(
      property,
    ) ||
    (/^(text-align|float|clear)$/.test(property) && /^(left|right)$/.test(value)) ||
    (/^(margin|padding|inset)$/.test(property) && isLopsided(value)),
  'takes durations from the motion tokens, or says what becomes of them with less motion': ({
    property,
    value,
    isStilled,
  }) =>
    !isStilled &&
    /^(animation|transition)(-duration)?$/.test(property) &&
    /(^|[\s,])[\d.]*[1-9][\d.]*m?s\b/.test(value),
} as const satisfies Record<string, (declaration: Declaration) => boolean>;

function isLopsided(value: string): boolean {
  const [, right, , left] = value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return left !== undefined && left !== right;
}

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
])('%s: broken is %s', (declaration, isBroken) => {
  const [found] = declarations(`.a { ${declaration}; }`);
  expect(rules['names sides by reading direction, so that right to left needs no second sheet'](found!)).toBe(isBroken);
});

it.each([
  ['.a { transition: color 120ms ease; }', true],
  ['.a { animation: spin 0.8s linear infinite; }', true],
  ['.a { transition: color var(--t-hover) var(--ease); }', false],
  ['.a { animation: pulse 2s; } @media (prefers-reduced-motion: reduce) { .a { animation: none; } }', false],
])('%s: broken is %s', (css, isBroken) => {
  const breaks = rules['takes durations from the motion tokens, or says what becomes of them with less motion'];
  expect(declarations(css).some(breaks)).toBe(isBroken);
});
