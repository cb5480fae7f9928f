/** A picture of one colour with a diagonal, as a data URL. */
export const storyPicture = (width: number, height: number, colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/><path d="M0 ${height}L${width} 0" stroke="#fff" stroke-width="8"/></svg>`,
  )}`;
