import { LANGUAGES, type Language } from '@boostdesk/api-client/contract';
import * as z from 'zod/mini';
import { speak } from './i18n.ts';
import { storedAtom } from './settings.ts';
import { atom } from './state.ts';

const base = storedAtom<Language | null>({ key: 'boostdesk.language', schema: z.nullable(z.enum(LANGUAGES)) }, null);

/** Of the languages that are asked for, best first, the first that we speak. The same rule stands in index.html. */
export function languageOf(asked: readonly string[]): Language {
  const codes = asked.map((tag) => tag.split('-')[0]);
  return codes.flatMap((code) => LANGUAGES.find((known) => known === code) ?? [])[0] ?? 'en';
}

/** The language that the user has chosen; with null the page speaks that of the browser. */
export const languageAtom = atom(
  (get) => get(base),
  (_, set, value: Language | null) => {
    set(base, value);
    void speak(value ?? languageOf(navigator.languages));
  },
);
