import type { Plugin } from 'vite';

export interface FirstLanguageOptions {
  /** Language codes, including English. */
  readonly languages: readonly string[];
  /**
   * Effect of `?lang=…` from the other app: `tab` overrides the chosen language in this tab, `usual` stores a default
   * for visitors who chose none.
   */
  readonly handedOver: 'tab' | 'usual';
}

/**
 * Sets `lang` and `dir` before the first paint, and removes `lang` from the URL. Its source is inlined, so it must only
 * use its argument.
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
    // Without storage it applies to this page only.
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

/** Inline script that calls `setFirstLanguage`. */
export const firstLanguageScript = (options: FirstLanguageOptions): string =>
  `(${setFirstLanguage.toString()})(${JSON.stringify(options)});`;

/** Injects the script into the head, after the charset. */
export const firstLanguage = (options: FirstLanguageOptions): Plugin => ({
  name: 'boostdesk-first-language',
  transformIndexHtml: () => [{ tag: 'script', children: firstLanguageScript(options), injectTo: 'head' }],
});
