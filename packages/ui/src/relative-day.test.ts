import { expect, it } from 'vitest';
import { formatRelativeDay } from './relative-day.ts';

const words = { format: { format: (date: Date) => `day ${date.getDate()}` }, today: 'Today', yesterday: 'Yesterday' };
const now = new Date(2026, 10, 21, 0, 30).getTime();

it.each([
  [new Date(2026, 10, 21, 23, 59), 'Today'],
  [new Date(2026, 10, 21, 0, 0), 'Today'],
  [new Date(2026, 10, 20, 23, 59), 'Yesterday'],
  [new Date(2026, 10, 19, 23, 59), 'day 19'],
  [new Date(2025, 10, 21, 12, 0), 'day 21'],
])('names %s seen at half past midnight', (date, name) => {
  expect(formatRelativeDay(date.getTime(), now, words)).toBe(name);
});
