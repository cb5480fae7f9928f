import type { Plugin } from 'vite';

interface Change {
  /** What react-aria has; a build where it is not found stops. */
  readonly from: RegExp;
  readonly to: string;
}

const I18N = /\/react-aria\/dist\/private\/i18n\/(useDefaultLocale|utils)\.mjs$/;

const changes: Readonly<Record<string, Change>> = {
  // Whether the browser's language is one at all: looked up among the calendars of all languages.
  useDefaultLocale: {
    from: /Intl\.DateTimeFormat\.supportedLocalesOf\(\[/,
    to: '(([tag]) => { if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag)) throw new RangeError(tag); })([',
  },
  // Whether a language is written from right to left: guessed by the scripts of all languages. By its name it is the same for ours.
  utils: { from: /if \(Intl\.Locale\)/, to: 'if (false)' },
};

/**
 * Has react-aria look at the tag of a language alone. What it asks the browser instead is read there for all languages, and that takes a
 * tenth of the time until the first screen stands.
 */
export const plainLocale = (): Plugin => ({
  name: 'boostdesk-plain-locale',
  apply: 'build',
  transform: {
    filter: { id: I18N },
    handler: (code, id) => {
      const change = changes[I18N.exec(id)?.[1] ?? ''];
      if (change === undefined || !change.from.test(code))
        throw new Error(`react-aria reads locales in another way (${id}): see plain-locale.ts.`);
      // Too short a change to move what the source map says.
      return { code: code.replace(change.from, change.to), map: null };
    },
  },
});
