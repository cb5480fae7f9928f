import { i18n, type Messages } from '@lingui/core';
import { isRTL } from 'react-aria-components/I18nProvider';

// English stands in the code and is compiled where it stands (compiled-messages.ts); catalogues come compiled, each a chunk of its own.
i18n.loadAndActivate({ locale: 'en', messages: {} });

const catalogues = import.meta.glob<Messages>('../locales/*/messages.po', { import: 'messages' });

/** The page's own language: index.html has chosen it before the first paint. */
let wanted = document.documentElement.lang;

/** What `Intl` is asked in. In Arabic the digits are those that people type here: orders are searched for by their numbers. */
const localeOf = (language: string): string => (language === 'ar' ? 'ar-u-nu-latn' : language);

/** Speaks a language from now on. Where its catalogue does not come, the page goes on in the one that it speaks. */
export async function speak(language = wanted): Promise<void> {
  wanted = language;
  const load = catalogues[`../locales/${language}/messages.po`];
  const messages = await load?.().catch(() => null);
  // Another may have been chosen meanwhile.
  if (wanted !== language) return;
  if (messages !== null) i18n.loadAndActivate({ locale: localeOf(language), messages: messages ?? {} });
  const { documentElement: root } = document;
  root.lang = new Intl.Locale(i18n.locale).language;
  root.dir = isRTL(i18n.locale) ? 'rtl' : 'ltr';
}

export { i18n };
