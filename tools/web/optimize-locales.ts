import type { Plugin } from 'vite';

/** Messages of one language in react-aria: `…/private/intl/datepicker/de-DE.mjs`. */
const LOCALE_FILE =
  /\/react-(?:aria|stately|aria-components)\/dist\/private\/intl\/(?:\w+\/)?([a-z]{2})-[A-Z]{2}\.mjs$/;

/** Removes react-aria's messages in unsupported languages, from about thirty. */
export function optimizeLocales(languages: readonly string[]): Plugin {
  return {
    name: 'boostdesk-spoken-locales',
    apply: 'build',
    load: {
      filter: { id: LOCALE_FILE },
      handler: (id) => (languages.includes(LOCALE_FILE.exec(id)?.[1] ?? '') ? null : 'export default {}'),
    },
  };
}
