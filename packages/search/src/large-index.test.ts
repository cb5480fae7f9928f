import { expect, test } from 'vitest';
import { createIndex } from './search-index.ts';
import { createSampleEntries, sampleSearches } from './testing/sample-entries.ts';

const index = createIndex(createSampleEntries(30_000));

test.each(sampleSearches)('find("%s") returns the label "%s" first among 30 000 labels', (text, label) => {
  expect(index.find(text)[0]?.entry.label).toBe(label);
});
