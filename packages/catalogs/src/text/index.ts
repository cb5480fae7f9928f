export { toAsciiDigits } from './ascii-digits.ts';
export { isConfusable } from './confusable-names.ts';
export { toCouponCode } from './coupon-code.ts';
export { isName } from './name.ts';
export { nameSkeleton } from './name-skeleton.ts';
export { findSpellingError } from './name-spelling.ts';
export { impersonatesStaff } from './reserved-names.ts';
export { isStorable, toVisible, visibleLength } from './visible-text.ts';
