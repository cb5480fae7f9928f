import type { ExtractorType } from '@lingui/conf';

/** Files with English messages (translate.ts), with the pattern of a message. */
const MESSAGE_PATTERNS = {
  'catalogs/src/services.data.ts': /\bname: '([^']+)'/g,
  'catalogs/src/games.data.ts': /(?:\bid: 0,\s+|\{ )name: '([^']+)',\s+(?:slug|link):/g,
  'catalogs/src/details.ts': /\blabel: '([^']+)'/g,
  'catalogs/src/detail-fields.data.ts': /(?<!key: )'([A-Z\d][^']*)'/g,
  'catalogs/src/loyalty.ts': /\bname: '([^']+)'/g,
  'realtime/src/alerts/alert-texts.ts': /^ {2}\w+: '([^']+)'/gm,
  'api-client/src/api-error.ts': /^(?:export )?const \w+ = '([^']+)'/gm,
  'api-client/src/caller.ts': /^const (?:OFFLINE|NO_TOKEN|NO_REQUEST|UNSUPPORTED) = '([^']+)'/gm,
} as const satisfies Readonly<Record<string, RegExp>>;

export type MessageFile = keyof typeof MESSAGE_PATTERNS;

export const messageFiles = Object.keys(MESSAGE_PATTERNS) as readonly MessageFile[];

const patternOf = (filename: string): RegExp | undefined =>
  Object.entries(MESSAGE_PATTERNS).find(([file]) => filename.endsWith(`/${file}`))?.[1];

/** Extracts messages of packages. Their id is the English text, so that pages need no English catalogue. */
export const packageMessages: ExtractorType = {
  match: (filename) => patternOf(filename) !== undefined,
  extract: (filename, code, onMessageExtracted) => {
    for (const [, word = ''] of code.matchAll(patternOf(filename) ?? /(?!)/g)) {
      onMessageExtracted({ id: word, message: word, origin: [filename, 0], context: 'a word of the packages' });
    }
  },
};
