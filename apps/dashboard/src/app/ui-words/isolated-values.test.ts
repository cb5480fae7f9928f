import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { isolateValues } from './isolated-values.ts';

const sentence = { id: 'seen', message: '{name} saw it{because}: {count}' };
const values = { name: 'Kim!', because: ' (late)', count: 3 };

function saidIn(locale: string) {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  isolateValues(i18n);
  return [i18n._({ ...sentence, values }), i18n.t(sentence.id, values, sentence)];
}

test('a name in a sentence from right to left stands on its own; what is a part of the sentence does not', () => {
  expect(saidIn('ar-u-nu-latn')).toEqual(Array.from({ length: 2 }, () => '\u2068Kim!\u2069 saw it (late): 3'));
});

test('from left to right a sentence is as it is written', () => {
  expect(saidIn('de')).toEqual(Array.from({ length: 2 }, () => 'Kim! saw it (late): 3'));
});
