/** The package has no types. */
declare module 'subset-font' {
  /** The font reduced to the characters of `text`; listed axes are fixed at their value. */
  function subsetFont(
    font: Uint8Array,
    text: string,
    options: { readonly targetFormat: 'woff2'; readonly variationAxes: Readonly<Record<string, number>> },
  ): Promise<Uint8Array>;
  export = subsetFont;
}
