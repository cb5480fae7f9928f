import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as catalogs from './index.ts';

/** Runs the README's example: a line `expression; // value` is an expectation. */
test('the example of the README holds', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const names = Object.keys(catalogs);
  const body = example.replace(/^import [\s\S]*?;$/m, '').replace(/^(.+); \/\/ (.+)$/gm, 'expect($1).toEqual($2);');
  expect(body.match(/expect\(/g)?.length).toBeGreaterThan(3);
  new Function('expect', ...names, body)(expect, ...Object.values(catalogs));
});
