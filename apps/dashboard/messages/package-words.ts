import type { ExtractorType } from '@lingui/conf';

const packages = '../../packages';

/** Where packages say something in English that the pages show (app/said.ts), and which of their texts that is. */
const WORDS: Readonly<Record<string, RegExp>> = {
  [`${packages}/catalogs/src/services.data.ts`]: /\bname: '([^']+)'/g,
  [`${packages}/catalogs/src/games.data.ts`]: /(?:\bid: 0,\s+|\{ )name: '([^']+)',\s+(?:slug|link):/g,
  [`${packages}/catalogs/src/details.ts`]: /\blabel: '([^']+)'/g,
  [`${packages}/catalogs/src/loyalty.ts`]: /\bname: '([^']+)'/g,
  [`${packages}/realtime/src/alerts/alert-texts.ts`]: /^ {2}\w+: '([^']+)'/gm,
  [`${packages}/api-client/src/api-error.ts`]: /^(?:export )?const \w+ = '([^']+)'/gm,
  [`${packages}/api-client/src/caller.ts`]: /^const (?:OFFLINE|NO_TOKEN|NO_REQUEST) = '([^']+)'/gm,
};

export const wordFiles = Object.keys(WORDS);

const patternOf = (filename: string): RegExp | undefined =>
  Object.entries(WORDS).find(([file]) => filename.endsWith(file.slice(packages.length)))?.[1];

/** Takes such words into the catalogues. The English is the name of each, so that a page needs no other. */
export const packageWords: ExtractorType = {
  match: (filename) => patternOf(filename) !== undefined,
  extract: (filename, code, onMessageExtracted) => {
    for (const [, word = ''] of code.matchAll(patternOf(filename) ?? /(?!)/g)) {
      onMessageExtracted({ id: word, message: word, origin: [filename, 0], context: 'a word of the packages' });
    }
  },
};
