import type { Language } from '@boostdesk/api-client/contract';
import { setLocale } from './i18n.ts';

/** The page's first script reads it on the next visit (packages/i18n, first-language.ts). */
const KEY = 'boostdesk.language';

/** Sets the visitor's language, on this page and on later visits. */
export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(language));
  } catch {
    // The choice lasts as long as the page then.
  }
  void setLocale(language);
}
