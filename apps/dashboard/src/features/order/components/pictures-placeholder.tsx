import type { Picture } from '@boostdesk/api-client/contract';
import styles from './order.module.css';

/** As the strip of pictures limits the shape of a single one. */
const RATIO = { least: 0.6, most: 2 } as const;
/** Two squares with a gap of 4 in 240 pixels. */
const ROW_RATIO = 240 / 118;

/** Width by height of the strip: one picture, a row of two, or two rows. */
function ratioOf(pictures: readonly Picture[]): number {
  const [first] = pictures;
  if (pictures.length > 2) return 1;
  if (pictures.length === 2 || first === undefined) return ROW_RATIO;
  return Math.min(RATIO.most, Math.max(RATIO.least, first.width / first.height));
}

/** Has the size of `ShownPictures`, to avoid a layout shift. */
export const PicturesPlaceholder = ({ pictures }: { readonly pictures: readonly Picture[] }) => (
  <div className={styles.pictures} style={{ aspectRatio: ratioOf(pictures) }} />
);
