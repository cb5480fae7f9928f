import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as contract from './contract/index.ts';
import * as client from './index.ts';
import * as testing from './testing/fake-api.ts';

/** Runs the README's example: a line `expression; // value` is an expectation. */
test('the example of the README holds', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const scope = { expect, toasts: [], ...contract, ...client, ...testing };
  const body = example.replace(/^import .*$/gm, '').replace(/^([a-zA-Z].+); \/\/ (.+)$/gm, 'expect($1).toEqual($2);');
  expect(body.match(/expect\(/g)).toHaveLength(4);
  await new Function(...Object.keys(scope), `return (async () => {${body}})();`)(...Object.values(scope));
});
