import { expect, test } from 'vitest';
import { isShown } from './staff-views.tsx';

const late = { need: ['late'] };
const cancelled = { cancelled: true };
const paused = { status: ['3'] };

test.each([
  ['all', {}, {}, true],
  ['all with a status', {}, paused, false],
  ['all with a need', {}, late, false],
  ['all with cancelled orders', {}, cancelled, false],
  ['a status', paused, paused, true],
  ['a status with two selected', paused, { status: ['3', '4'] }, false],
  ['a status with a need: the need is the view, and the bar shows the status', paused, { ...paused, ...late }, false],
  ['a need', late, late, true],
  ['a need with a status, as only the view shows the need', late, { ...late, ...paused }, true],
  ['another need', { need: ['unanswered'] }, late, false],
  ['cancelled orders with a status', cancelled, { ...cancelled, ...paused }, true],
  ['cancelled orders with others', cancelled, { cancelled: false }, false],
])('%s', (_, view, filter, isCurrent) => {
  expect(isShown(view, filter)).toBe(isCurrent);
});
