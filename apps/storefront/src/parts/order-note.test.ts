// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetNote, keepNote, keptNote } from './order-note.ts';

beforeEach(() => sessionStorage.clear());

test('a note lasts until its order is paid', () => {
  expect(keptNote()).toBe('');
  keepNote('Only in the evening, please.');
  expect(keptNote()).toBe('Only in the evening, please.');
  forgetNote();
  expect(keptNote()).toBe('');
});
