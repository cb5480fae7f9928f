import { detailMessages } from '../messages/detail-messages.ts';
import { messages } from '../messages/messages.ts';
import { screenMessages } from '../messages/screen-messages.ts';
import { staffMessages } from '../messages/staff-messages.ts';

/** All that the components of this package say by themselves, in the language of the page. */
export const translations = { common: messages, staff: staffMessages, detail: detailMessages, screen: screenMessages };

/** The same names with words of another language behind them. */
type Translated<T> = {
  readonly [Name in keyof T]: T[Name] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : T[Name] extends string
      ? string
      : Translated<T[Name]>;
};

/** What `translate` takes: every text, so that the compiler names the one that is missing. */
export type Translations = Translated<typeof translations>;

type Table = Record<string, unknown>;

function assignTexts(table: Table, words: Table): void {
  for (const [name, word] of Object.entries(words)) {
    const present = table[name];
    if (typeof present === 'object' && present !== null) assignTexts(present as Table, word as Table);
    else table[name] = word;
  }
}

/**
 * Puts the words of an app's language in the place of the English ones, for whatever is drawn from now on: what stands on the page
 * already is the app's to draw anew. A text that a component is given as a prop stays as it is given.
 */
export function setTranslations(newTexts: Translations): void {
  assignTexts(translations, newTexts);
}
