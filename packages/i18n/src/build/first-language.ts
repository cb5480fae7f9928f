import type { Plugin } from 'vite';

export interface FirstLanguageOptions {
  /** Codes of the languages that the product speaks; English among them. */
  readonly languages: readonly string[];
  /**
   * What `?lang=…` in the address is, which the other app hands over: `chosen`, as if it were chosen here, or `usual`, for a visitor who
   * chooses nothing here.
   */
  readonly handedOver: 'chosen' | 'usual';
}

/**
 * Sets `lang` and `dir` of the document before anything is painted: the language that was chosen, else the one that was handed over, else
 * the first of the browser's that the product speaks. What is handed over is kept and leaves the address. It is put into the page as it
 * stands here, so it takes nothing but its argument.
 */
function setFirstLanguage({ languages, handedOver }: FirstLanguageOptions): void {
  const known = (tag: unknown) => languages.find((language) => language === `${tag}`.split('-')[0]);
  const keyOf = (name: 'chosen' | 'usual') => (name === 'chosen' ? 'boostdesk.language' : 'boostdesk.usualLanguage');
  const read = (name: 'chosen' | 'usual'): unknown => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
      return value;
    } catch {
      return null;
    }
  };
  const address = new URL(location.href);
  const given = known(address.searchParams.get('lang'));
  if (address.searchParams.has('lang')) {
    address.searchParams.delete('lang');
    history.replaceState(history.state, '', address);
  }
  try {
    if (given !== undefined) localStorage.setItem(keyOf(handedOver), JSON.stringify(given));
  } catch {
    // It lasts as long as the page then.
  }
  const first = handedOver === 'chosen' ? given : null;
  const asked = [first, read('chosen'), given, read('usual'), ...navigator.languages];
  const root = document.documentElement;
  root.lang = asked.map(known).find((language) => language !== undefined) ?? 'en';
  root.dir = root.lang === 'ar' ? 'rtl' : 'ltr';
}

/** `setFirstLanguage` as the page has it. */
export const firstLanguageScript = (options: FirstLanguageOptions): string =>
  `(${setFirstLanguage.toString()})(${JSON.stringify(options)});`;

/** Puts the script into the head of the page, after its charset. */
export const firstLanguage = (options: FirstLanguageOptions): Plugin => ({
  name: 'boostdesk-first-language',
  transformIndexHtml: () => [{ tag: 'script', children: firstLanguageScript(options), injectTo: 'head' }],
});
