/**
 * The placeholder of a text area without one: `base.css` uses `:placeholder-shown` to detect an empty field, which keeps the page
 * direction.
 */
export const BLANK_PLACEHOLDER = ' ';
