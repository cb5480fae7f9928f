import type { Language } from '@boostdesk/api-client/contract';
import { setLocale } from './i18n.ts';

/** The page's first script reads it on the next visit (packages/i18n, first-language.ts). */
const KEY = 'boostdesk.language';

/** Sets the visitor's language on this page and on later visits, and drops the one that a link set for this tab. */
export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(language));
    sessionStorage.removeItem(KEY);
  } catch {
    // The choice lasts as long as the page then.
  }
  void setLocale(language);
}
