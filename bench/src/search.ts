import { createIndex } from '@boostdesk/search';
import { sampleSearches } from '../../packages/search/src/testing/sample-entries.ts';
import type { Contestant } from './interleaved.ts';
import { entries } from './labels.ts';

/** One round asks all of the texts. */
export const searchAll = (find: (text: string) => unknown): (() => void) => {
  return () => {
    for (const [text] of sampleSearches) find(text);
  };
};

/** What nobody can beat without an index: look at every label, sort nothing. */
export function floor(): Contestant {
  const labels = entries.map(({ label }) => label.toLowerCase());
  return { name: 'includes loop', run: searchAll((text) => labels.filter((label) => label.includes(text))) };
}

export function ours(): Contestant {
  const index = createIndex(entries);
  return { name: '@boostdesk/search', run: searchAll((text) => index.find(text)) };
}

/** To make ready what is asked, by a loop and by an index. */
export const createIndexBuilders = (): readonly [Contestant, Contestant] => [
  { name: 'lower-case labels', run: () => entries.map(({ label }) => label.toLowerCase()) },
  { name: '@boostdesk/search', run: () => createIndex(entries) },
];

/** A contestant for each text: how much the slowest takes more than the middle one shows only by itself. */
export function createTextContestants(): Contestant[] {
  const index = createIndex(entries);
  return sampleSearches.map(([text]) => ({ name: text, run: () => index.find(text) }));
}
