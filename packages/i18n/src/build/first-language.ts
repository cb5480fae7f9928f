import type { Plugin } from 'vite';

export interface FirstLanguageOptions {
  /** Codes of the product's languages, English among them. */
  readonly languages: readonly string[];
  /**
   * What the other app's `?lang=…` does: `tab` sets the language of this tab before the chosen one, `usual` stores the default of visitors
   * who choose none.
   */
  readonly handedOver: 'tab' | 'usual';
}

/**
 * Sets `lang` and `dir` of the document before the first paint, and removes `lang` from the address. The page inlines the source of this
 * function, so it uses nothing but its argument.
 */
function setFirstLanguage({ languages, handedOver }: FirstLanguageOptions): void {
  const findLanguage = (tag: unknown) => languages.find((language) => language === `${tag}`.split('-')[0]);
  const read = (place: 'localStorage' | 'sessionStorage', key: string): unknown => {
    try {
      const value: unknown = JSON.parse(globalThis[place].getItem(key) ?? 'null');
      return value;
    } catch {
      return null;
    }
  };
  const address = new URL(location.href);
  const fromAddress = findLanguage(address.searchParams.get('lang'));
  if (address.searchParams.has('lang')) {
    address.searchParams.delete('lang');
    history.replaceState(history.state, '', address);
  }
  const forTab = handedOver === 'tab';
  try {
    if (fromAddress !== undefined && forTab) sessionStorage.setItem('boostdesk.language', JSON.stringify(fromAddress));
    if (fromAddress !== undefined && !forTab)
      localStorage.setItem('boostdesk.usualLanguage', JSON.stringify(fromAddress));
  } catch {
    // It lasts as long as the page then.
  }
  const ofTab = forTab ? [fromAddress, read('sessionStorage', 'boostdesk.language')] : [];
  const candidates = [
    ...ofTab,
    read('localStorage', 'boostdesk.language'),
    fromAddress,
    read('localStorage', 'boostdesk.usualLanguage'),
    ...navigator.languages,
  ];
  const root = document.documentElement;
  root.lang = candidates.map(findLanguage).find((language) => language !== undefined) ?? 'en';
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
