import { expect, onTestFinished, test } from 'vitest';
import { detailMessages } from '../messages/detail-messages.ts';
import { messages } from '../messages/messages.ts';
import { setTranslations, type Translations, translations } from './translations.ts';

const copy = (table: object): object =>
  Object.fromEntries(
    Object.entries(table).map(([name, word]) => [name, typeof word === 'object' && word !== null ? copy(word) : word]),
  );

test('setTranslations replaces the English defaults, and English can be restored', () => {
  const english = copy(translations) as Translations;
  onTestFinished(() => setTranslations(english));
  setTranslations({
    ...english,
    common: { ...english.common, close: 'Schließen', select: { ...english.common.select, empty: 'Nichts gefunden' } },
    detail: { ...english.detail, chat: { ...english.detail.chat, unread: (count) => `${count} neue` } },
  });
  expect([messages.close, messages.select.empty, messages.select.search]).toEqual([
    'Schließen',
    'Nichts gefunden',
    'Type to search',
  ]);
  expect(detailMessages.chat.unread(3)).toBe('3 neue');
  setTranslations(english);
  expect([messages.close, detailMessages.chat.unread(3)]).toEqual(['Close', '3 new']);
});
