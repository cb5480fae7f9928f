import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { isolateValues } from './isolate-values.ts';

const sentence = { id: 'seen', message: '{name} saw it{because}: {count}' };
const values = { name: 'Kim!', because: ' (late)', count: 3 };

function translateIn(locale: string) {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  isolateValues(i18n);
  return [i18n._({ ...sentence, values }), i18n.t(sentence.id, values, sentence)];
}

test('isolateValues isolates a name in a right-to-left message, but not a value that starts with punctuation', () => {
  expect(translateIn('ar-u-nu-latn')).toEqual(Array.from({ length: 2 }, () => '\u2068Kim!\u2069 saw it (late): 3'));
});

test('isolateValues keeps # before an order number in a right-to-left message', () => {
  const i18n = setupI18n({ locale: 'ar', messages: { ar: {} } });
  isolateValues(i18n);
  const translateId = (id: string | number) => i18n._({ id: 'paid', message: 'الطلب #{id} مدفوع', values: { id } });
  expect([translateId(10413), translateId('10413')]).toEqual(Array(2).fill('الطلب \u2066#10413\u2069 مدفوع'));
});

test('isolateValues closes every isolate when a value contains #', () => {
  const i18n = setupI18n({ locale: 'ar', messages: { ar: {} } });
  isolateValues(i18n);
  const translateId = (id: string | number) => i18n._({ id: 'paid', message: 'الطلب #{id} مدفوع', values: { id } });
  for (const name of ['Kim#1234', '#12', translateId(10413), translateId('10413')]) {
    const whole = i18n._({ id: 'locked', message: 'أخذ {name} الطلب', values: { name } });
    expect(whole.match(/[\u2066\u2068]/g)).toHaveLength(whole.match(/\u2069/g)?.length ?? 0);
  }
});

test('isolateValues leaves a left-to-right message unchanged', () => {
  expect(translateIn('de')).toEqual(Array.from({ length: 2 }, () => 'Kim! saw it (late): 3'));
});
