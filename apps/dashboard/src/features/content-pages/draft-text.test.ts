import { expect, test } from 'vitest';
import { parseDraft, serializeDraft } from './draft-text.ts';

test.each([
  ['a text', 3, '# Rules\n\nBe on time.'],
  ['nothing', 0, ''],
  ['a text that begins like a version', 12, '7\nseven'],
])('%s comes back with its version', (_, base, text) => {
  expect(parseDraft(serializeDraft(base, text))).toEqual({ base, text });
});

test.each(['', 'anything', '-1\nx', '12'])('%j is no draft', (kept) => {
  expect(parseDraft(kept)).toBeNull();
});
