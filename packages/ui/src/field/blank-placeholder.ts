/** The hint of a text area that has none: by it `base.css` knows one with nothing written, which runs as the page does. */
export const BLANK_PLACEHOLDER = ' ';
