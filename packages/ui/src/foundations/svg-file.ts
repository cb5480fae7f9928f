/** Presentation attributes that style sheets set. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-dasharray',
] as const;

/** `color(srgb 0.5 0.5 0.5)`, which `color-mix` computes to, as a hex colour that design tools read. */
const toHex = (color: string) => {
  const [, channels] = /^color\(srgb ([\d. ]+)\)$/.exec(color) ?? [];
  if (channels === undefined) return color;
  const pairs = channels.split(' ').map((channel) =>
    Math.round(Number(channel) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${pairs.join('')}`;
};

/** Writes computed styles that differ from those of the parent. `currentColor` stays, so that an icon takes the colour of its place. */
function inlineStyles(shown: Element, copy: Element): void {
  const [own, around] = [shown, shown.parentElement].map((element) => element && getComputedStyle(element));
  const isRoot = shown.localName === 'svg';
  for (const name of INHERITED) {
    const value = own?.getPropertyValue(name) ?? '';
    if (copy.getAttribute(name) === 'currentColor') continue;
    if (isRoot || value !== around?.getPropertyValue(name)) copy.setAttribute(name, toHex(value));
  }
  for (const name of ['class', 'style', 'aria-hidden', 'focusable']) copy.removeAttribute(name);
  for (const [at, child] of [...shown.children].entries()) {
    const copied = copy.children[at];
    if (copied) inlineStyles(child, copied);
  }
}

/** A shown SVG as the text of a file that needs no style sheet. */
export function toSvgFile(svg: SVGElement): string {
  const copy = svg.cloneNode(true) as SVGElement;
  inlineStyles(svg, copy);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy);
}

/** A game mark, which is a box with letters, as the text of an SVG file. */
export function toGameMarkFile(mark: HTMLElement): string {
  const { width, height } = mark.getBoundingClientRect();
  const { backgroundColor, borderTopLeftRadius, color, fontSize, fontWeight } = getComputedStyle(mark);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" rx="${Number.parseInt(borderTopLeftRadius, 10)}" fill="${backgroundColor}"/>`,
    `<text x="50%" y="50%" dominant-baseline="central" text-anchor="middle" fill="${color}"`,
    ` font-family="Inter, sans-serif" font-size="${Number.parseInt(fontSize, 10)}" font-weight="${fontWeight}">`,
    `${mark.textContent}</text></svg>`,
  ].join('');
}

/** Saves a text as a file of the browser's user. */
export function downloadFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
