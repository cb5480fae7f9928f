import { type LayoutInfo, ListLayout, Rect } from 'react-aria-components/Virtualizer';

/** In px, until measured. */
export const ESTIMATED_ROW_SIZE = 32;
/** Above and below (SPEC §9). */
const BUFFER_ROWS = 4;

export class OptionLayout extends ListLayout<object> {
  /** Two-line rows need a taller overscan. */
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
