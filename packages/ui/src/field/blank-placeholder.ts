/** For text areas without one: `base.css` detects empty fields, which keep the page direction, by `:placeholder-shown`. */
export const BLANK_PLACEHOLDER = ' ';
