import { i18n, type Messages } from '@lingui/core';
import { directionOf } from './direction.ts';

export interface LocaleOptions {
  /** Loads the compiled catalogue of a language; undefined for one without: English stands in the code. */
  readonly loadMessages: (language: string) => Promise<Messages> | undefined;
  /** Runs each time that a language has been set, with its code. */
  readonly onSet?: (language: string) => void;
}

/** What `Intl` is asked in. In Arabic the digits are those that people type here: orders are searched for by their numbers. */
const localeOf = (language: string): string => (language === 'ar' ? 'ar-u-nu-latn' : language);

/** To be told what it is already has a browser style all of the page once more. */
function setOnRoot(name: 'lang' | 'dir', value: string): void {
  const { documentElement: root } = document;
  if (root[name] !== value) root[name] = value;
}

/**
 * Activates English, and returns the function that sets the page's language: that of the document to begin with, which the page's first
 * script has chosen before the first paint. Where a catalogue does not come, the page goes on in the language that it speaks.
 */
export function createLocale({ loadMessages, onSet }: LocaleOptions): (language?: string) => Promise<void> {
  // English stands in the code and is compiled where it stands (build/compiled-messages.ts); catalogues come compiled.
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  let requested = document.documentElement.lang;

  async function loadLocale(language: string): Promise<void> {
    // English is there from the start, also in the components.
    if (language === 'en' && i18n.locale === 'en') return;
    const [ui, messages] = await Promise.all([import('./ui-messages/ui-messages.ts'), loadMessages(language)]);
    // Another may have been chosen meanwhile.
    if (requested !== language) return;
    // What the change makes the page ask for anew is asked for in the new language.
    document.documentElement.lang = language;
    i18n.loadAndActivate({ locale: localeOf(language), messages: messages ?? {} });
    ui.applyUiMessages();
  }

  return async (language = requested) => {
    requested = language;
    await loadLocale(language).catch(() => undefined);
    const active = i18n.locale.slice(0, 2);
    setOnRoot('lang', active);
    setOnRoot('dir', directionOf(active));
    onSet?.(active);
  };
}
