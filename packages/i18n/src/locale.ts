import { i18n, type Messages } from '@lingui/core';
import { directionOf } from './direction.ts';

export interface LocaleOptions {
  /** Loads a compiled catalogue; undefined for English, whose messages are in the code. */
  readonly loadMessages: (language: string) => Promise<Messages> | undefined;
  /** Called after each change. */
  readonly onSet?: (language: string) => void;
}

/** Locale for `Intl`. Arabic uses Latin digits, which people type to search for order numbers. */
const localeOf = (language: string): string => (language === 'ar' ? 'ar-u-nu-latn' : language);

/** Setting the same `lang` or `dir` again would restyle the whole page. */
function setOnRoot(name: 'lang' | 'dir', value: string): void {
  const { documentElement: root } = document;
  if (root[name] !== value) root[name] = value;
}

/**
 * Activates English and returns the function that sets the page's language, by default the document's `lang`, set by
 * `build/first-language.ts`. If a catalogue fails to load, the current language stays.
 */
export function createLocale({ loadMessages, onSet }: LocaleOptions): (language?: string) => Promise<void> {
  // English messages are compiled at build time (build/compiled-messages.ts).
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  let requested = document.documentElement.lang;

  async function loadLocale(language: string): Promise<void> {
    // English is active from the start, also in the components.
    if (language === 'en' && i18n.locale === 'en') return;
    const [ui, messages] = await Promise.all([import('./ui-messages/ui-messages.ts'), loadMessages(language)]);
    // Another language was requested meanwhile.
    if (requested !== language) return;
    // First: refetches that the change triggers must request the new language.
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
