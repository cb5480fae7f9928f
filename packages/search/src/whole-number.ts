/** Whether a text is a number as typed, '10001' or '#10001'. */
export const isNumber = (text: string): boolean => /^#*\d+$/.test(text);

/** Whether a number is not part of a longer one. */
export const isWholeNumber = (text: string, from: number, to: number): boolean =>
  !/\d/.test(text.charAt(from - 1) + text.charAt(to));
