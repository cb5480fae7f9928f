/** Longest input, enough for ten pasted order links; each key searches the whole text. */
export const MAX_TEXT_LENGTH = 1_000;
export const THEME_COMMAND = 'do:theme';
export const LOGOUT_COMMAND = 'do:logout';
/** Prefix, followed by the action's name and the order's number. */
export const ORDER_COMMAND_PREFIX = 'do:order:';
export const SHORTCUTS_COMMAND = 'do:keys';
export const TOUR_COMMAND = 'do:tour';
/** Event by which the search opens the list of shortcuts. */
export const SHOW_SHORTCUTS_EVENT = 'boostdesk.keys';
