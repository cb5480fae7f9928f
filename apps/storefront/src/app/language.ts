import type { Language } from '@boostdesk/api-client/contract';
import { setLocale } from './i18n.ts';

/** Also read by the inline script on the next visit (packages/i18n, first-language.ts). */
const KEY = 'boostdesk.language';

/** Sets and stores the language, and removes the tab language set by a link. */
export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(language));
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage it lasts until the page is closed.
  }
  void setLocale(language);
}
