import { createLocale } from '@boostdesk/i18n/locale';
import { i18n, type Messages } from '@lingui/core';

/** Compiled catalogues, each a separate chunk. */
const catalogues = import.meta.glob<Messages>('../locales/*/messages.po', { import: 'messages' });

/** Links the manifest of the page's language. The English one is in index.html. */
function linkManifest(language: string): void {
  const href = `/${language === 'en' ? 'manifest' : `manifest.${language}`}.webmanifest`;
  const link = document.querySelector('link[rel=manifest]');
  // Setting the same address would fetch it again.
  if (link?.getAttribute('href') !== href) link?.setAttribute('href', href);
}

/** Activates a language. When its catalogue fails to load, the page keeps the current one. */
export const setLocale = createLocale({
  loadMessages: (language) => catalogues[`../locales/${language}/messages.po`]?.(),
  onSet: linkManifest,
});

export { i18n };
