/** 1 to `max`. */
export const getStarNumbers = (max: number): number[] => Array.from({ length: max }, (_, index) => index + 1);
