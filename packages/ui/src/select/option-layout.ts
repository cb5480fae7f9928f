import { type LayoutInfo, ListLayout, Rect } from 'react-aria-components/Virtualizer';

/** Px a row is taken for until it is measured. */
export const ESTIMATED_ROW_SIZE = 32;
/** Rows kept ready over and under those in sight (SPEC §9). */
const BUFFER_ROWS = 4;

/** Draws the options in sight and four on either side, however many there are. */
export class OptionLayout extends ListLayout<object> {
  /** The tallest of the rows in sight, as they were measured: rows of two lines make the buffer higher. */
  private findTallestRow(inSight: Rect): number {
    const rows = super.getVisibleLayoutInfos(inSight).filter(({ type }) => type === 'item');
    return Math.max(ESTIMATED_ROW_SIZE, ...rows.map(({ rect }) => rect.height));
  }

  override getVisibleLayoutInfos(rect: Rect): LayoutInfo[] {
    const { visibleRect } = this.virtualizer ?? { visibleRect: rect };
    const { x, y, width, height } = visibleRect;
    const row = this.findTallestRow(visibleRect);
    const top = Math.max(0, y - BUFFER_ROWS * row);
    return super.getVisibleLayoutInfos(new Rect(x, top, width, y - top + height + BUFFER_ROWS * row));
  }
}
