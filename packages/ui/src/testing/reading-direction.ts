// Along the line as one reads it: to which side that is, the toolbar says or the story. So a play holds whichever way the page runs.

const isRightToLeft = () => document.documentElement.dir === 'rtl';

/** The arrow to the next one, as user-event writes the key. */
export const onward = () => (isRightToLeft() ? '{ArrowLeft}' : '{ArrowRight}');
/** The arrow to the one before. */
export const backward = () => (isRightToLeft() ? '{ArrowRight}' : '{ArrowLeft}');

/** Where something begins along the line; only to be compared with others. */
export const getInlineStart = ({ left, right }: DOMRect) => (isRightToLeft() ? 0 - right : left);
/** Where it ends. */
export const getInlineEnd = ({ left, right }: DOMRect) => (isRightToLeft() ? 0 - left : right);
/** Where the page ends. */
export const getPageInlineEnd = () => (isRightToLeft() ? 0 : document.documentElement.clientWidth);
