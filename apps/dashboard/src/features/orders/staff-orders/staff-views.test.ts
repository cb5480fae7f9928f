import { expect, test } from 'vitest';
import { isShown } from './staff-views.tsx';

const late = { need: ['late'] };
const cancelled = { cancelled: true };
const paused = { status: ['3'] };

test.each([
  ['all', {}, {}, true],
  ['all beside a status', {}, paused, false],
  ['all beside a need', {}, late, false],
  ['all beside what is cancelled', {}, cancelled, false],
  ['a status', paused, paused, true],
  ['a status beside two', paused, { status: ['3', '4'] }, false],
  [
    'a status beside a need: the need says what is shown, and the bar the status',
    paused,
    { ...paused, ...late },
    false,
  ],
  ['a need', late, late, true],
  ['a need beside a status: nothing else on the page tells of it', late, { ...late, ...paused }, true],
  ['another need', { need: ['unanswered'] }, late, false],
  ['what is cancelled, beside a status', cancelled, { ...cancelled, ...paused }, true],
  ['what is cancelled beside what is not', cancelled, { cancelled: false }, false],
])('%s', (_, view, filter, isCurrent) => {
  expect(isShown(view, filter)).toBe(isCurrent);
});
