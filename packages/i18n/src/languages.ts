import { LANGUAGES, type Language } from '@boostdesk/api-client/contract';

/** Each language's name in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', ar: 'العربية' };

/** First supported language of BCP 47 tags, else English; as in `build/first-language.ts`. */
export function languageOf(tags: readonly string[]): Language {
  const codes = tags.map((tag) => tag.split('-')[0]);
  return codes.flatMap((code) => LANGUAGES.find((known) => known === code) ?? [])[0] ?? 'en';
}
