import { uiWords } from '@boostdesk/i18n/ui-words';
import { texts } from '@boostdesk/ui/translate';
import { expect, test } from 'vitest';
import '../i18n/i18n.ts';

/** Every text under its name; one that takes values with the same ones. */
function said(table: object, path = ''): [name: string, text: string][] {
  return Object.entries(table).flatMap(([key, word]): [string, string][] => {
    const name = `${path}${key}`;
    if (typeof word === 'object') return said(word, `${name}.`);
    return [[name, typeof word === 'function' ? word('3', 5) : word]];
  });
}

test('the catalogues hold what the components say in English', () => {
  expect(Object.fromEntries(said(uiWords()))).toEqual(Object.fromEntries(said(texts)));
});
