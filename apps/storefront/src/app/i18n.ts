import { createLocale } from '@boostdesk/i18n/locale';
import { i18n, type Messages } from '@lingui/core';

/** One chunk per language. */
const catalogues = import.meta.glob<Messages>('../locales/*/messages.po', { import: 'messages' });

export const setLocale = createLocale({
  loadMessages: (language) => catalogues[`../locales/${language}/messages.po`]?.(),
});

export { i18n };
