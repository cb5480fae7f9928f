import { uiMessages } from '@boostdesk/i18n/ui-messages';
import { translations } from '@boostdesk/ui/translations';
import { expect, test } from 'vitest';
import './i18n.ts';

/** Texts by name; functions are called with the same values. */
function said(table: object, path = ''): [name: string, text: string][] {
  return Object.entries(table).flatMap(([key, word]): [string, string][] => {
    const name = `${path}${key}`;
    if (typeof word === 'object') return said(word, `${name}.`);
    return [[name, typeof word === 'function' ? word('3', 5) : word]];
  });
}

test('uiMessages returns the English texts of the components', () => {
  expect(Object.fromEntries(said(uiMessages()))).toEqual(Object.fromEntries(said(translations)));
});
