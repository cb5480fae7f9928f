import { i18n } from '@lingui/core';
import { directionOf } from './direction.ts';

const RIGHT_TO_LEFT_MARK = '\u200f';

const isRightToLeft = (): boolean => directionOf(i18n.locale) === 'rtl';

/** Joins texts in the page's direction: from right to left each item is isolated (Unicode Standard Annex 9). */
export function joinTexts(items: readonly (string | null)[], separator: string): string {
  if (items.length === 0 || !isRightToLeft()) return items.join(separator);
  return RIGHT_TO_LEFT_MARK + items.map((item) => `\u2068${item ?? ''}\u2069`).join(separator);
}

/** Joins texts with the comma of the reader's script: 'Gold IV, 5 wins'. */
export const formatList = (items: readonly (string | null)[]): string =>
  joinTexts(items, isRightToLeft() ? '، ' : ', ');
