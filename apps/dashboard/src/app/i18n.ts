import { i18n, type Messages } from '@lingui/core';
import { isRTL } from 'react-aria-components/I18nProvider';

// English stands in the code and is compiled where it stands (compiled-messages.ts); catalogues come compiled, each a chunk of its own.
i18n.loadAndActivate({ locale: 'en', messages: {} });

const catalogues = import.meta.glob<Messages>('../locales/*/messages.po', { import: 'messages' });

/** The page's own language: index.html has chosen it before the first paint. */
let wanted = document.documentElement.lang;

/** What `Intl` is asked in. In Arabic the digits are those that people type here: orders are searched for by their numbers. */
const localeOf = (language: string): string => (language === 'ar' ? 'ar-u-nu-latn' : language);

/** English is there from the start, also in the components. */
const isOther = (language: string): boolean => language !== 'en';

async function bring(language: string): Promise<void> {
  if (!isOther(language) && !isOther(i18n.locale)) return;
  const load = catalogues[`../locales/${language}/messages.po`];
  const [parts, messages] = await Promise.all([import('./ui-words/ui-words.ts'), load?.()]);
  // Another may have been chosen meanwhile.
  if (wanted !== language) return;
  // What the change makes the page ask for anew is asked for in the new language.
  document.documentElement.lang = language;
  i18n.loadAndActivate({ locale: localeOf(language), messages: messages ?? {} });
  parts.speakInParts();
}

/** What the device shows the app by speaks as the page does. The page's own link is the English one. */
function nameManifest(language: string): void {
  const href = `/${isOther(language) ? `manifest.${language}` : 'manifest'}.webmanifest`;
  const link = document.querySelector('link[rel=manifest]');
  // To be named again is to be read again.
  if (link?.getAttribute('href') !== href) link?.setAttribute('href', href);
}

/** To be told what it is already has a browser style all of the page once more. */
function setOnRoot(name: 'lang' | 'dir', value: string): void {
  const { documentElement: root } = document;
  if (root[name] !== value) root[name] = value;
}

/** Speaks a language from now on. Where its catalogue does not come, the page goes on in the one that it speaks. */
export async function speak(language = wanted): Promise<void> {
  wanted = language;
  await bring(language).catch(() => undefined);
  const { language: spoken } = new Intl.Locale(i18n.locale);
  setOnRoot('lang', spoken);
  setOnRoot('dir', isRTL(i18n.locale) ? 'rtl' : 'ltr');
  nameManifest(spoken);
}

export { i18n };
