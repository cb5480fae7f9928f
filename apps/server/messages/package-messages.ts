const packages = '../../packages';

/** Files of packages with English texts that the server sends on (`packageMsg`), and the pattern of these texts. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  [`${packages}/catalogs/src/services.data.ts`]: /\bname: '([^']+)'/g,
  [`${packages}/catalogs/src/games.data.ts`]: /(?:\bid: 0,\s+|\{ )name: '([^']+)',\s+(?:slug|link):/g,
  [`${packages}/catalogs/src/statuses.ts`]: /\bname: '([^']+)'/g,
  [`${packages}/realtime/src/alerts/alert-texts.ts`]: /^ {2}\w+: '([^']+)'/gm,
  [`${packages}/api-client/src/contract/areas/quickreplies.ts`]: /\berror: '([^']+)'/g,
  [`${packages}/api-client/src/contract/credentials.ts`]: /\berror: '([^']+)'/g,
  [`${packages}/api-client/src/contract/name.ts`]: /\berror: '([^']+)'/g,
  [`${packages}/api-client/src/contract/orders.ts`]: /\berror: '([^']+)'/g,
  [`${packages}/api-client/src/contract/settings.ts`]: /\berror: '([^']+)'/g,
  [`${packages}/api-client/src/contract/shapes.ts`]: /\berror: '([^']+)'/g,
};

export const packageFiles = Object.keys(PATTERNS);

const patternOf = (filename: string): RegExp | undefined =>
  Object.entries(PATTERNS).find(([file]) => filename.endsWith(file.slice(packages.length)))?.[1];

/** Returns undefined for a file without such texts. */
export function extractPackageMessages(filename: string, code: string): readonly string[] | undefined {
  const pattern = patternOf(filename);
  return pattern && [...code.matchAll(pattern)].map(([, word = '']) => word);
}
