/** Longest chat message, in UTF-16 code units. Alone in its module, so that a page that only needs the limit loads no schema. */
export const MESSAGE_MAX = 4000;
