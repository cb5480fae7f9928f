import { LANGUAGES, type Language } from '@boostdesk/api-client/contract';

/** Each in its own words: whoever reads no other finds it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', ar: 'العربية' };

/** The first of the BCP 47 tags, best first, that the product speaks; else English. The page's first script has the same rule. */
export function languageOf(tags: readonly string[]): Language {
  const codes = tags.map((tag) => tag.split('-')[0]);
  return codes.flatMap((code) => LANGUAGES.find((known) => known === code) ?? [])[0] ?? 'en';
}
