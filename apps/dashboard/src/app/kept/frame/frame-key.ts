/** Where a screen is kept as it was seen last. */
export const FRAME_KEY = 'boostdesk.frame';
