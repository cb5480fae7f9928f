// For play functions in both directions.

const isRightToLeft = () => document.documentElement.dir === 'rtl';

/** To the next element. */
export const onward = () => (isRightToLeft() ? '{ArrowLeft}' : '{ArrowRight}');
/** To the previous element. */
export const backward = () => (isRightToLeft() ? '{ArrowRight}' : '{ArrowLeft}');

/** For comparisons only. */
export const getInlineStart = ({ left, right }: DOMRect) => (isRightToLeft() ? 0 - right : left);
export const getInlineEnd = ({ left, right }: DOMRect) => (isRightToLeft() ? 0 - left : right);
export const getPageInlineEnd = () => (isRightToLeft() ? 0 : document.documentElement.clientWidth);
