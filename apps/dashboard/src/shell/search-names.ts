/** Longest input, enough for ten pasted order links; each key searches the whole text. */
export const LONGEST_TEXT = 1_000;
export const THEME = 'do:theme';
export const LOGOUT = 'do:logout';
/** Prefix, followed by the action's name and the order's number. */
export const ORDER = 'do:order:';
export const KEYS = 'do:keys';
export const TOUR = 'do:tour';
/** Event by which the search opens the list of shortcuts. */
export const KEYS_WANTED = 'boostdesk.keys';
