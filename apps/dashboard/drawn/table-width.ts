/** From here on the menu stands at the side (`app-shell.css`), in px. */
const SIDE_FROM = 768;
const SIDE = 120;
const RAIL = 56;
/** What a page has at its sides, and a card around its table (`page-layout.css`, `card.css`). */
const AROUND = 2 * (24 + 1);

/** How wide a table of a window of that width is, in px. */
export function tableWidth(window: number, hasRail: boolean): number {
  const side = hasRail ? RAIL : SIDE;
  return window - AROUND - (window < SIDE_FROM ? 0 : side);
}
