import { expect, test } from 'vitest';
import { parseDraft, serializeDraft } from './draft-text.ts';

test.each([
  ['a text', 3, '# Rules\n\nBe on time.'],
  ['an empty text', 0, ''],
  ['a text that starts like a version', 12, '7\nseven'],
])('%s survives a round trip with its version', (_, base, text) => {
  expect(parseDraft(serializeDraft(base, text))).toEqual({ base, text });
});

test.each(['', 'anything', '-1\nx', '12'])('parseDraft rejects %j', (kept) => {
  expect(parseDraft(kept)).toBeNull();
});
