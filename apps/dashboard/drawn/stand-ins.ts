/**
 * What the app's modules ask of a browser while they are read, for a thread that has none: this is read before them all. The page is in
 * the language that it is told (`speak`), and nothing is kept.
 */
const root = { lang: 'en', dir: 'ltr', dataset: {} };

Object.assign(globalThis, {
  document: { documentElement: root, addEventListener: () => undefined, querySelector: () => null },
});
