import { i18n } from '@lingui/core';
import { directionOf } from './direction.ts';

const RIGHT_TO_LEFT_MARK = '\u200f';

/**
 * Joins texts with the comma of the reader's script: 'Gold IV, 5 wins'. From right to left the list keeps its direction, and each item is
 * isolated (Unicode Standard Annex 9).
 */
export function formatList(items: readonly (string | null)[]): string {
  if (items.length === 0 || directionOf(i18n.locale) === 'ltr') return items.join(', ');
  return RIGHT_TO_LEFT_MARK + items.map((item) => `\u2068${item ?? ''}\u2069`).join('، ');
}
