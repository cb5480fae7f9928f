// Product texts follow the voice guide and have German and Arabic translations.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { detailMessages } from '../../packages/ui/src/messages/detail-messages.ts';
import { messages } from '../../packages/ui/src/messages/messages.ts';
import { screenMessages } from '../../packages/ui/src/messages/screen-messages.ts';
import { staffMessages } from '../../packages/ui/src/messages/staff-messages.ts';
import { copyProblems, entriesOfPo, stopProblems, textsOf } from './copy-problems.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');

const problemsOf = (texts) =>
  texts.flatMap((english) => copyProblems(english).map((problem) => `${english}: ${problem}`));

for (const language of ['de', 'ar']) {
  const catalogues = {
    dashboard: entriesOfPo(read(`apps/dashboard/src/locales/${language}/messages.po`)),
    storefront: entriesOfPo(read(`apps/storefront/src/locales/${language}/messages.po`)),
    server: Object.entries(JSON.parse(read(`apps/server/locales/${language}.json`))),
  };
  for (const [app, entries] of Object.entries(catalogues)) {
    test(`the messages of the ${app} are product English with a translation into ${language}`, () => {
      assert.ok(entries.length > 200, 'the catalogue has its messages');
      assert.deepEqual(problemsOf(entries.map(([english]) => english)), []);
      assert.deepEqual(
        entries.filter(([, translation]) => translation === '').map(([english]) => english),
        [],
      );
    });
  }
}

test('the texts of the components are product English', () => {
  const { toast, ...common } = messages;
  // Thrown for developers (SPEC §5).
  const { empty: _thrown, ...shown } = toast;
  const texts = textsOf({ common, shown, deskMessages: staffMessages, detailMessages, screenMessages });
  assert.ok(texts.length > 100, 'the components have their texts');
  assert.deepEqual(problemsOf(texts), []);
});

test('labels and titles of the web apps have no full stop, helper texts have one', () => {
  const files = globSync('{apps/{dashboard,storefront},packages/i18n}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  assert.ok(files.length > 100, 'the apps have their screens');
  assert.deepEqual(
    files.flatMap((file) => stopProblems(file, read(file)).map((problem) => `${file}:${problem}`)),
    [],
  );
});

for (const english of [
  'Needs a hand',
  'Your e-mail address',
  "It’s the customer's order",
  'Delete order(s)',
  '{count} orders are waiting',
  '{count} active orders',
  'Gifts show up here.',
  'No. {0}',
  'Log in to continue',
  'Orders waiting for a booster',
  '2 days late',
  'Fill in the amount.',
  'The order cannot be paid.',
  'Please try again.',
  'What was bought',
  'There’s nothing to pay.',
  'It returns to the board.',
  'They’re signed out.',
  'The order is paid; the chat opens.',
  'The order is paid — the chat opens.',
  'Order paid!',
  'Loading…...',
  'Make {name} a {role}?',
  'Users, employees, and fines',
  'Cancel Order',
  'Until',
  'OK',
]) {
  test(`copyProblems reports “${english}”`, () => assert.notDeepEqual(copyProblems(english), []));
}

for (const english of [
  'Needs attention',
  '{count, plural, one {# order} other {# orders}}',
  'Use at least {LEAST} characters',
  'Progress pays',
  'Every view is logged in the timeline.',
  'All changes are logged in your account.',
  'Not sent: too late',
  'Paid by {running} on {late}',
  'Welcome to the team! Set up your games.',
  'Sessions, orders and fines',
  'The deadline is paused, and the account details are hidden.',
  'Press “Lock in” to get the order. Chat opens then.',
  'New DuoQ account',
  'Until {until}',
]) {
  test(`copyProblems accepts “${english}”`, () => assert.deepEqual(copyProblems(english), []));
}

for (const [where, code] of [
  ['in a property of an element', 'const a = <Field label={t`Name.`} />;'],
  ['in a branch', 'const a = { header: isOwn ? t`Mine.` : t`Theirs` };'],
  ['of a message with a context', "const a = { label: t({ message: 'Name.', context: 'a user' }) };"],
  ['of a message for later', "const a = { label: msg({ message: 'Name.' }), title: msg`Yours` };"],
  ['of an element in a property', 'const a = <Card title={<Trans>Name.</Trans>} />;'],
  ['of an element in a button', 'const a = <Button><Icon /><Trans>Save.</Trans></Button>;'],
]) {
  test(`stopProblems reports a label with a full stop ${where}`, () =>
    assert.match(stopProblems('a.tsx', code).join(), /^1: .+\.: a label has no full stop$/));
}

test('stopProblems reports a helper text without a full stop', () => {
  assert.deepEqual(stopProblems('a.tsx', 'const a = <Field label={t`Name`} note={t`Visible to staff`} />;'), [
    '1: Visible to staff: a helper text ends with a full stop',
  ]);
});

for (const code of [
  'const a = <Field label={t`Name`} note={t`Optional. Visible to staff.`} subLabel={t`Up to 30 characters`} />;',
  'const a = { note: t`Leave empty for no end date. Dates are in UTC.` };',
  'const a = { label: t`Loading...` };',
  'const a = <Card title={t`Name`}><p><Trans>It’s yours.</Trans></p></Card>;',
  'const a = <Modal title={t`Pay`} footer={<p><Trans>Nothing was charged.</Trans></p>} />;',
]) {
  test(`stopProblems accepts ${code}`, () => assert.deepEqual(stopProblems('a.tsx', code), []));
}

test('entriesOfPo reads a missing translation as empty', () => {
  assert.deepEqual(entriesOfPo('msgid ""\nmsgstr ""\n"Language: de"\n\nmsgid "Paid"\nmsgstr ""\n'), [['Paid', '']]);
});

test('textsOf returns texts of every depth', () => {
  assert.deepEqual(textsOf({ a: 'A', b: { c: 'C', d: (count) => `${count} new` } }), ['A', 'C', '{} new']);
});
