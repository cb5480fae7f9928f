export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** The first match counts, because most browsers also name others. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|HeadlessChrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (words: readonly (readonly [RegExp, string])[], text: string): string | null =>
  words.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** In characters; longer than any browser's header. */
const USER_AGENT_MAX = 512;

/** The header is not stored. */
export function parseUserAgent(userAgent: string): Device {
  const text = userAgent.slice(0, USER_AGENT_MAX);
  return { browser: firstOf(browsers, text), system: firstOf(systems, text) };
}
