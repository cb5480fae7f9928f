import { createContext } from 'react';

/**
 * How wide, in px, a table is taken to be until it is laid out. A server that draws a page for a window it knows the width of says so
 * here: nothing else tells it that there is room for cards alone. Left out, a table has all of its columns at first.
 */
export const WidthGuess = createContext(Number.POSITIVE_INFINITY);
