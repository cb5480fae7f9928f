import { createLocale } from '@boostdesk/i18n/locale';
import { i18n, type Messages } from '@lingui/core';

/** Compiled, each a chunk of its own. */
const catalogues = import.meta.glob<Messages>('../locales/*/messages.po', { import: 'messages' });

/** What the device shows the app by speaks as the page does. The page's own link is the English one. */
function nameManifest(language: string): void {
  const href = `/${language === 'en' ? 'manifest' : `manifest.${language}`}.webmanifest`;
  const link = document.querySelector('link[rel=manifest]');
  // To be named again is to be read again.
  if (link?.getAttribute('href') !== href) link?.setAttribute('href', href);
}

/** Speaks a language from now on. Where its catalogue does not come, the page goes on in the one that it speaks. */
export const speak = createLocale({
  loadMessages: (language) => catalogues[`../locales/${language}/messages.po`]?.(),
  onSet: nameManifest,
});

export { i18n };
