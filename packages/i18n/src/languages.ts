import { LANGUAGES, type Language } from '@boostdesk/api-client/contract';

/** The name of each language in that language, for readers of no other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', ar: 'العربية' };

/** The first supported language of the BCP 47 tags, else English. `build/first-language.ts` has the same rule. */
export function languageOf(tags: readonly string[]): Language {
  const codes = tags.map((tag) => tag.split('-')[0]);
  return codes.flatMap((code) => LANGUAGES.find((known) => known === code) ?? [])[0] ?? 'en';
}
