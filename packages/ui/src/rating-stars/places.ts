/** 1 to `max`. */
export const places = (max: number): number[] => Array.from({ length: max }, (_, index) => index + 1);
