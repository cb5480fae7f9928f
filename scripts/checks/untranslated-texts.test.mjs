// Visible text is in catalogues: the web apps mark every text, and components have none.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findUntranslatedTexts } from './untranslated-texts.mjs';

const root = join(import.meta.dirname, '../..');

const wordsOf = (files) =>
  files.flatMap((file) =>
    findUntranslatedTexts(file, readFileSync(join(root, file), 'utf8')).map((words) => `${file}:${words}`),
  );

test('every text of the web apps is marked for translation', () => {
  const files = globSync('{apps/{dashboard,storefront},packages/i18n}/{src,worker}/**/*.{ts,tsx}', {
    cwd: root,
  }).filter((file) => !/\.test\.|\/testing\//.test(file));
  assert.ok(files.length > 100, 'the apps have their screens');
  assert.deepEqual(wordsOf(files), []);
});

/** Except stories, pictures of docs pages, tests, message files, token names and status names (decision 0047). */
const SPEAKS =
  /\.(test|stories|pictures)\.|story-frames|src\/((testing|recipes|foundations|messages|tokens)\/|status-pill\/status-pill\.tsx)/;

test('no component contains a text outside of its messages', () => {
  const files = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !SPEAKS.test(file));
  assert.ok(files.length > 100, 'there are components');
  assert.deepEqual(wordsOf(files), []);
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
  ['over a column', '[{ id: "amount", header: "Amount" }]', ['1: Amount']],
  ['on the button of a question', '<ConfirmDialog confirmLabel="Pay it" />', ['1: Pay it']],
  ['that a part says by itself', "({ label = 'Messages', onPress }) => label", ['1: Messages']],
  ['that is the name of a button there', "({ sendLabel = 'Send' }) => sendLabel", ['1: Send']],
  ['beside a marked one', '<p><Trans>Marked</Trans> and not</p>', ['1: and not']],
]) {
  test(`findUntranslatedTexts finds a text ${where}`, () =>
    assert.deepEqual(findUntranslatedTexts('a.tsx', `export const it = ${code};`), words));
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
  test(`findUntranslatedTexts accepts ${code}`, () =>
    assert.deepEqual(findUntranslatedTexts('a.tsx', `export const it = ${code};`), []));
}
