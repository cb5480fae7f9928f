// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { clearNote, readNote, saveNote } from './order-note.ts';

beforeEach(() => sessionStorage.clear());

test('a note is stored until its order is paid', () => {
  expect(readNote()).toBe('');
  saveNote('Only in the evening, please.');
  expect(readNote()).toBe('Only in the evening, please.');
  clearNote();
  expect(readNote()).toBe('');
});
