import { createSampleEntries } from '../../packages/search/src/testing/sample-entries.ts';

export const entries = createSampleEntries(100_000);
