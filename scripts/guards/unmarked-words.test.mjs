// What people read stands in catalogues: nothing of it stands in the dashboard's code without its mark.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { unmarkedWords } from './unmarked-words.mjs';

const root = join(import.meta.dirname, '../..');

test('no text of the dashboard stands in its code unmarked', () => {
  const files = globSync('apps/dashboard/{src,worker}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.|\/testing\//.test(file),
  );
  assert.ok(files.length > 100, 'the dashboard has its screens');
  const found = files.flatMap((file) =>
    unmarkedWords(file, readFileSync(join(root, file), 'utf8')).map((words) => `${file}:${words}`),
  );
  assert.deepEqual(found, []);
});

for (const [where, code, words] of [
  ['between tags', '<p>Nothing yet</p>', ['1: Nothing yet']],
  ['in another alphabet', '<p>لا شيء</p>', ['1: لا شيء']],
  ['in a branch', "<p>{isOpen ? t`Open` : 'Closed'}</p>", ['1: Closed']],
  ['behind a condition', "<p>{state === 'open' && 'Still open'}</p>", ['1: Still open']],
  ['in a name that is read out', '<Button aria-label="Close it" />', ['1: Close it']],
  ['in a property', ['<Field\n  label={`Name of $', '{thing}`}\n/>'].join(''), ['2: Name of']],
  ['of a push', '({ body: "Something happened" })', ['1: Something happened']],
  ['of an object', '[{ label: "All of them", kind: "all of it" }]', ['1: All of them']],
  ['beside a marked one', '<p><Trans>Marked</Trans> and not</p>', ['1: and not']],
]) {
  test(`a text ${where} is found`, () => assert.deepEqual(unmarkedWords('a.tsx', `export const it = ${code};`), words));
}

for (const code of [
  '<Trans>Nothing <b>yet</b></Trans>',
  '<Plural value={count} one="# order" other="# orders" />',
  '<Field label={t`Name`} className="name" kind="text" />',
  '<p>{count} × {price} · #{id}</p>',
  "<Icon name={isOpen ? 'open' : 'closed'} />",
  "<p>{state === 'open' ? t`Open` : null}</p>",
  "t({ message: 'Pay', context: 'a button' })",
  '<b>Boostdesk</b>',
]) {
  test(`${code} is right`, () => assert.deepEqual(unmarkedWords('a.tsx', `export const it = ${code};`), []));
}
