/** It brings no types of its own. */
declare module 'subset-font' {
  /** The same font with the letters of `text` alone; the axes that are named stand still at their value. */
  function subsetFont(
    font: Uint8Array,
    text: string,
    options: { readonly targetFormat: 'woff2'; readonly variationAxes: Readonly<Record<string, number>> },
  ): Promise<Uint8Array>;
  export = subsetFont;
}
