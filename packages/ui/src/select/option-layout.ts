import { type LayoutInfo, ListLayout, Rect } from 'react-aria-components/Virtualizer';

/** Px a row is taken for until it is measured. */
export const rowSize = 32;
/** Rows kept ready over and under those in sight (SPEC §9). */
const buffer = 4;

/** Draws the options in sight and four on either side, however many there are. */
export class OptionLayout extends ListLayout<object> {
  override getVisibleLayoutInfos(rect: Rect): LayoutInfo[] {
    const { visibleRect } = this.virtualizer ?? { visibleRect: rect };
    const { x, y, width, height } = visibleRect;
    const top = Math.max(0, y - buffer * rowSize);
    return super.getVisibleLayoutInfos(new Rect(x, top, width, y - top + height + buffer * rowSize));
  }
}
