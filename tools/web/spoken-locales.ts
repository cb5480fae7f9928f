import type { Plugin } from 'vite';

/** A file of react-aria with its words in one language: `…/private/intl/datepicker/de-DE.mjs`. */
const WORDS = /\/react-(?:aria|stately|aria-components)\/dist\/private\/intl\/(?:\w+\/)?([a-z]{2})-[A-Z]{2}\.mjs$/;

/** Leaves react-aria's words in languages that the app does not speak out of the pages: it brings those of thirty. */
export function spokenLocales(languages: readonly string[]): Plugin {
  return {
    name: 'boostdesk-spoken-locales',
    apply: 'build',
    load: {
      filter: { id: WORDS },
      handler: (id) => (languages.includes(WORDS.exec(id)?.[1] ?? '') ? null : 'export default {}'),
    },
  };
}
