import { expect, test } from 'vitest';
import { formatMinute, parseMinute } from './components/quiet-hours.tsx';

test('each minute of the day survives a round trip', () => {
  const day = Array.from({ length: 1440 }, (_, minute) => minute);
  expect(day.map((minute) => parseMinute(formatMinute(minute)))).toEqual(day);
  expect([formatMinute(0), formatMinute(425), formatMinute(1439)]).toEqual(['00:00', '07:05', '23:59']);
});

test.each(['', '7:05', '24:00', '12:60', 'noon'])('parseMinute(%j) is null', (text) => {
  expect(parseMinute(text)).toBeNull();
});
