import type { CatalogFormatter } from '@lingui/conf';

/** English → translation, sorted; empty for a missing one. */
export const plainJson: CatalogFormatter = {
  catalogExtension: '.json',
  parse: (content) =>
    Object.fromEntries(
      Object.entries<string>(JSON.parse(content)).map(([english, translation]) => [
        english,
        { message: english, translation, origin: [] },
      ]),
    ),
  serialize: (catalogue) => {
    const texts = Object.entries(catalogue).map(([english, { translation = '' }]) => [english, translation] as const);
    const sorted = texts.toSorted(([one], [other]) => (one < other ? -1 : 1));
    return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
  },
};
