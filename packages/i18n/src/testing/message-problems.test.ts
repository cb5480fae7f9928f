import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { createMessageCheck } from '../../../../tools/i18n/message-problems.ts';

const messageProblems = createMessageCheck(compileMessageOrThrow);

const orders = '{count, plural, one {# order} other {# orders}}';

test.each([
  ['de', '{name} paid', '{name} hat bezahlt'],
  ['de', orders, '{count, plural, one {# Auftrag} other {# Aufträge}}'],
  ['de', orders, '{count, plural, =0 {kein Auftrag} one {# Auftrag} other {# Aufträge}}'],
  [
    'ar',
    orders,
    '{count, plural, zero {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
  ],
  ['de', 'Read the <0>rules</0> first', 'Erst die <0>Regeln</0> lesen'],
  ['de', 'One{count, plural, one { <0>order</0>} other { <0>orders</0>}}', '{count, plural, one {<0>a</0>} other {b}}'],
])('%s: %j translated as %j has no problems', (language, english, translation) => {
  expect(messageProblems(english, translation, language)).toEqual([]);
});

test.each([
  ['de', '{name} paid', 'Bezahlt', 'takes {} instead of {name}'],
  ['de', '{name} paid', '{nam} hat bezahlt', 'takes {nam} instead of {name}'],
  ['de', orders, '{count} Aufträge', 'takes {count} instead of {count plural}'],
  ['de', orders, '{count, plural, other {# Aufträge}}', 'a plural without one'],
  ['de', orders, '{count, plural, one {#} few {#} other {#}}', 'a plural with few, which the language has not'],
  ['ar', orders, '{count, plural, one {طلب} other {# طلب}}', 'a plural without few many two zero'],
  ['de', 'Read the <0>rules</0>', 'Die Regeln lesen', 'has the tags none instead of </0> <0>'],
  ['de', '<0>a</0> <1>b</1>', '<0>a<1></0>b</1>', 'closes its tags in another order than it opens them'],
  ['de', 'Paid', 'Bezahlt ', 'begins or ends with a space'],
])('%s: %j translated as %j is reported: %s', (language, english, translation, problem) => {
  expect(messageProblems(english, translation, language)).toEqual([problem]);
});

test('an unparsable translation is reported with its position', () => {
  expect(messageProblems('{name}', '{name', 'de')[0]).toMatch(/^cannot be read: .*line 1/i);
});
