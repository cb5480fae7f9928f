import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const sheets = globSync('**/*.module.css', { cwd: source });

/** A style sheet without its blocks for forced colours, which may be nested one level deep. */
const withoutForcedColors = (css: string): string =>
  css.replaceAll(/@media[^{]*forced-colors[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

/** Selectors of a state, such as pressed, for which a component has colours of its own in forced colours, that set colours. */
const colouredStates = (css: string): string[] =>
  [...withoutForcedColors(css).matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', style = '']) => {
    const isState = /\[(aria-(pressed|current|selected|checked|expanded)|data-(selected|pressed))/.test(selector);
    return isState && /(^|[\s;])(color|background(-color)?):/.test(style) ? [selector.trim()] : [];
  });

test.each([
  ['a colour', ".a[aria-current='true'] { color: var(--bd-accent); }", [".a[aria-current='true']"]],
  ['a background', '.a[aria-pressed] { background: var(--bd-accent); }', ['.a[aria-pressed]']],
  ['a colour in a media query', '@media (min-width: 1px) { .a[data-selected] { color: red; } }', ['.a[data-selected]']],
  ['no colour', ".a[aria-current='true'] { text-decoration: underline; }", []],
  ['no state', '.a { color: var(--bd-accent); }', []],
  ['forced colours', '@media (forced-colors: none) { .a[aria-pressed] { color: var(--bd-accent); } }', []],
])('colouredStates finds states with colours: %s', (_, css, expected) => {
  expect(colouredStates(css).map((selector) => selector.replace(/.*\{/, '').trim())).toEqual(expected);
});

test.each(sheets)('%s leaves the colours of states to the components in forced colours', (sheet) => {
  expect(colouredStates(readFileSync(join(source, sheet), 'utf8'))).toEqual([]);
});
