import { expect, test } from 'vitest';
import { minuteOf, timeOf } from './clock-minutes.ts';

test('each minute of the day is written and read', () => {
  const day = Array.from({ length: 1440 }, (_, minute) => minute);
  expect(day.map((minute) => minuteOf(timeOf(minute)))).toEqual(day);
  expect([timeOf(0), timeOf(425), timeOf(1439)]).toEqual(['00:00', '07:05', '23:59']);
});

test.each(['', '7:05', '24:00', '12:60', 'noon'])('%j is no time', (text) => {
  expect(minuteOf(text)).toBeNull();
});
