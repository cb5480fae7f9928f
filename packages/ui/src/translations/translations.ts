import { detailMessages } from '../messages/detail-messages.ts';
import { messages } from '../messages/messages.ts';
import { screenMessages } from '../messages/screen-messages.ts';
import { staffMessages } from '../messages/staff-messages.ts';

/** Default texts of all components, in the page's language. */
export const translations = { common: messages, staff: staffMessages, detail: detailMessages, screen: screenMessages };

type Translated<T> = {
  readonly [Name in keyof T]: T[Name] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : T[Name] extends string
      ? string
      : Translated<T[Name]>;
};

/** Every text, so that the compiler reports a missing one. */
export type Translations = Translated<typeof translations>;

type Table = Record<string, unknown>;

function assignTexts(table: Table, words: Table): void {
  for (const [name, word] of Object.entries(words)) {
    const present = table[name];
    if (typeof present === 'object' && present !== null) assignTexts(present as Table, word as Table);
    else table[name] = word;
  }
}

/** Replaces the default texts for later renders; the app has to re-render what is mounted. */
export function setTranslations(newTexts: Translations): void {
  assignTexts(translations, newTexts);
}
