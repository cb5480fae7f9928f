/** Room for the ten orders that are looked up at once, as links; each key searches all of it. */
export const LONGEST_TEXT = 1_000;
export const THEME = 'do:theme';
export const LOGOUT = 'do:logout';
/** With the name of what is done and the order's number behind it. */
export const ORDER = 'do:order:';
export const KEYS = 'do:keys';
export const TOUR = 'do:tour';
/** The event by which the search asks for the list of keys. */
export const KEYS_WANTED = 'boostdesk.keys';
