/** How far an arrow key moves a zoomed picture, in px. */
const ARROW = 60;

/** What a key does: moves a zoomed picture by px, goes to the right (1) or left (-1), or changes the zoom. */
export type ViewerKey =
  | { readonly move: readonly [x: number, y: number] }
  | { readonly go: 1 | -1 }
  | { readonly zoom: 'in' | 'out' | 'fit' };

const zoomKeys: Readonly<Record<string, ViewerKey>> = {
  '+': { zoom: 'in' },
  '=': { zoom: 'in' },
  '-': { zoom: 'out' },
  '0': { zoom: 'fit' },
};
const moveKeys: Readonly<Record<string, ViewerKey>> = {
  ArrowLeft: { move: [ARROW, 0] },
  ArrowRight: { move: [-ARROW, 0] },
  ArrowUp: { move: [0, ARROW] },
  ArrowDown: { move: [0, -ARROW] },
};
const goKeys: Readonly<Record<string, ViewerKey>> = { ArrowLeft: { go: -1 }, ArrowRight: { go: 1 } };

/** Undefined for other keys. */
export const toViewerKey = (key: string, isZoomed: boolean): ViewerKey | undefined =>
  zoomKeys[key] ?? (isZoomed ? moveKeys : goKeys)[key];
