import { expect, it } from 'vitest';
import { chooseWeekdayStyle } from './weekday-style.ts';

it.each([
  ['en-US', 'short'],
  ['de-DE', 'short'],
  ['fr', 'short'],
  ['ar-EG', 'narrow'],
  ['fa', 'narrow'],
])('the weekdays of %s are %s', (locale, style) => expect(chooseWeekdayStyle(locale)).toBe(style));
