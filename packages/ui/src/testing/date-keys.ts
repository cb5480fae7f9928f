import type { StoryPage } from '../story-page.ts';

/** Keys of every date field with a calendar. */
export const dateKeys = [
  ['Tab, Arrow left, Arrow right', 'Moves between segments, then to the calendar'],
  ['0 to 9', 'Types the value; a full segment moves on to the next'],
  ['Arrow up, Arrow down', 'Increases or decreases the segment; in the calendar, moves by a week'],
  ['Backspace', 'Clears the segment'],
  ['Alt + Arrow down', 'Opens the calendar'],
  ['Arrow left, Arrow right', 'Moves to the previous or next day in the calendar'],
  ['Page up, Page down', 'Changes the segment by several; in the calendar, previous or next month'],
  ['Shift + Page up, Shift + Page down', 'Moves to the previous or next year in the calendar'],
  [
    'Home, End',
    'Goes to the minimum or maximum of the segment; in the calendar, to the first or last day of the month',
  ],
] as const satisfies StoryPage['keys'];
