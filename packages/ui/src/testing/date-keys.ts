import type { StoryPage } from '../story-page.ts';

/** What the keys of a field of days do wherever its calendar opens; what takes a day or leaves it is each field's own. */
export const dateKeys = [
  ['Tab, Arrow left, Arrow right', 'From part to part, then to the calendar'],
  ['0 to 9', 'Type the part; a full one goes on to the next'],
  ['Arrow up, Arrow down', 'One more or less of the part; in the calendar a week'],
  ['Backspace', 'Clears the part'],
  ['Alt + Arrow down', 'Opens the calendar'],
  ['Arrow left, Arrow right', 'In the calendar: the day before or after'],
  ['Page up, Page down', 'Several more or less of the part; in the calendar the month before or after'],
  ['Shift + Page up, Shift + Page down', 'In the calendar: the year before or after'],
  ['Home, End', 'The least or the most of the part; in the calendar the first or last day of the month'],
] as const satisfies StoryPage['keys'];
