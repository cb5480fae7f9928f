// Helpers relative to the reading direction of the toolbar or story, so that a play function works in both.

const isRightToLeft = () => document.documentElement.dir === 'rtl';

/** The arrow key to the next element, in user-event's syntax. */
export const onward = () => (isRightToLeft() ? '{ArrowLeft}' : '{ArrowRight}');
/** The arrow key to the previous element. */
export const backward = () => (isRightToLeft() ? '{ArrowRight}' : '{ArrowLeft}');

/** Start edge in reading direction; use it for comparisons only. */
export const getInlineStart = ({ left, right }: DOMRect) => (isRightToLeft() ? 0 - right : left);
export const getInlineEnd = ({ left, right }: DOMRect) => (isRightToLeft() ? 0 - left : right);
export const getPageInlineEnd = () => (isRightToLeft() ? 0 : document.documentElement.clientWidth);
