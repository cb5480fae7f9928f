import { expect, it } from 'vitest';
import { chooseSide } from './choose-side.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const wide = { top: 80, left: 16, width: 358, height: 200 };
const tall = { top: 0, left: 0, width: 96, height: 844 };

it.each([
  { goal: 'stands where it was asked to', asked: 'end', place: wide, view: desk, side: 'end' },
  { goal: 'stands under what is as wide as the window', asked: 'end', place: wide, view: phone, side: 'bottom' },
  { goal: 'stands under it where it reads to the left', asked: 'start', place: wide, view: phone, side: 'bottom' },
  { goal: 'stays over it', asked: 'top', place: wide, view: phone, side: 'top' },
  { goal: 'stands beside what is as high as the window', asked: 'bottom', place: tall, view: phone, side: 'end' },
  {
    goal: 'stands beside what leaves room before it',
    asked: 'end',
    place: { ...tall, left: 294 },
    view: phone,
    side: 'end',
  },
  {
    goal: 'lies over what fills the window',
    asked: 'end',
    place: { top: 0, left: 0, ...phone },
    view: phone,
    side: undefined,
  },
  {
    goal: 'lies over what is partly outside, and the rest too small',
    asked: 'bottom',
    place: { top: -400, left: 0, width: 390, height: 1200 },
    view: phone,
    side: undefined,
  },
] as const)('the box $goal', ({ asked, place, view, side }) => {
  expect(chooseSide(asked, place, 260, view)).toBe(side);
});
