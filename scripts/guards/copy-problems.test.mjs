// The texts of the product keep to its voice, and each has a German and an Arabic one.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { copyProblems, entriesOfPo, stoppedLabels } from './copy-problems.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');

for (const language of ['de', 'ar']) {
  const catalogues = {
    dashboard: entriesOfPo(read(`apps/dashboard/src/locales/${language}/messages.po`)),
    storefront: entriesOfPo(read(`apps/storefront/src/locales/${language}/messages.po`)),
    server: Object.entries(JSON.parse(read(`apps/server/locales/${language}.json`))),
  };
  for (const [app, entries] of Object.entries(catalogues)) {
    test(`the ${app}’s messages are product English with a translation into ${language}`, () => {
      assert.ok(entries.length > 200, 'the catalogue has its messages');
      assert.deepEqual(
        entries.flatMap(([english]) => copyProblems(english).map((problem) => `${english}: ${problem}`)),
        [],
      );
      assert.deepEqual(
        entries.filter(([, translation]) => translation === '').map(([english]) => english),
        [],
      );
    });
  }
}

test('no label or title of the web apps ends with a full stop', () => {
  const files = globSync('{apps/{dashboard,storefront},packages/i18n}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  assert.ok(files.length > 100, 'the apps have their screens');
  assert.deepEqual(
    files.flatMap((file) => stoppedLabels(file, read(file)).map((label) => `${file}:${label}`)),
    [],
  );
});

for (const english of [
  'Needs a hand',
  'Your e-mail address',
  "It’s the customer's order",
  'Delete order(s)',
  '{count} orders are waiting',
  'Gifts show up here.',
  'No. {0}',
]) {
  test(`“${english}” is found`, () => assert.equal(copyProblems(english).length, 1));
}

for (const english of [
  'Needs attention',
  '{count, plural, one {# order} other {# orders}}',
  'At least {LEAST} characters',
  'Progress pays',
]) {
  test(`“${english}” is right`, () => assert.deepEqual(copyProblems(english), []));
}

test('a label with a full stop is found, a description with one is right', () => {
  assert.deepEqual(stoppedLabels('a.tsx', 'const a = <Field label={t`Name.`} note={t`Optional.`} />;'), ['1: Name.']);
  assert.deepEqual(stoppedLabels('a.ts', 'const a = { header: isOwn ? t`Mine.` : t`Theirs` };'), ['1: Mine.']);
  assert.deepEqual(stoppedLabels('a.ts', 'const a = { label: t`Loading...` };'), []);
});

test('a message without a translation is read as empty', () => {
  assert.deepEqual(entriesOfPo('msgid ""\nmsgstr ""\n"Language: de"\n\nmsgid "Paid"\nmsgstr ""\n'), [['Paid', '']]);
});
