// The page of a component says where the product uses it: by the imports of the apps it is so, and nothing is left out.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { usesOf, wrongUses } from './used-in.mjs';

const root = join(import.meta.dirname, '../..');

/** What the pages say, by component. */
const said = globSync('packages/ui/src/*/*.stories.tsx', { cwd: root }).flatMap((file) => {
  const list = /\busedIn: \[([^\]]*)\]/.exec(readFileSync(join(root, file), 'utf8'))?.[1];
  if (list === undefined) return [];
  return [[basename(file, '.stories.tsx'), [...list.matchAll(/'([^']*)'/g)].map(([, entry]) => entry)]];
});

test('each component says where it is used', () => {
  assert.ok(said.length > 60, 'there are components');
  const places = usesOf(root);
  assert.ok(places.size > 25, 'there are screens');
  assert.deepEqual(
    said.flatMap(([name, entries]) => wrongUses(name, entries, places)),
    [],
  );
});

const places = new Map([
  ['dashboard/orders', { own: new Set(['card']), drawn: new Set(['card', 'icon']) }],
  ['storefront/order', { own: new Set(['money']), drawn: new Set(['money']) }],
]);

for (const [what, name, entries, wrong] of [
  ['what is so', 'card', ['Orders'], []],
  ['what is drawn by a part', 'icon', ['Orders'], []],
  ['every page', 'card', ['every page'], []],
  ['what nobody uses and says so', 'tour', [], []],
  ['not used, where it is', 'card', [], [/says nowhere/]],
  ['used, where it is not', 'card', ['Orders', 'Home'], [/used in dashboard\/home/]],
  ['used in an app that has it not', 'card', ['Orders', 'every page of the public site'], [/storefront/]],
  [
    'a place that is left out',
    'money',
    ['every page of the dashboard'],
    [/dashboard/, /does not say .* storefront\/order/],
  ],
]) {
  test(`${wrong.length > 0 ? 'refused' : 'taken'}: ${what}`, () => {
    const found = wrongUses(name, entries, places);
    assert.equal(found.length, wrong.length, found.join('\n'));
    for (const [at, words] of wrong.entries()) assert.match(found[at], words);
  });
}
