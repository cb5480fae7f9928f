import { createIndex } from '@boostdesk/search';
import { sampleSearches } from '../../packages/search/src/testing/sample-entries.ts';
import type { Contestant } from './interleaved.ts';
import { entries } from './labels.ts';

/** One round asks all of the texts. */
export const asking = (find: (text: string) => unknown): (() => void) => {
  return () => {
    for (const [text] of sampleSearches) find(text);
  };
};

/** What nobody can beat without an index: look at every label, sort nothing. */
export function floor(): Contestant {
  const labels = entries.map(({ label }) => label.toLowerCase());
  return { name: 'includes loop', run: asking((text) => labels.filter((label) => label.includes(text))) };
}

export function ours(): Contestant {
  const index = createIndex(entries);
  return { name: '@boostdesk/search', run: asking((text) => index.find(text)) };
}

/** To make ready what is asked, by a loop and by an index. */
export const building = (): readonly [Contestant, Contestant] => [
  { name: 'lower-case labels', run: () => entries.map(({ label }) => label.toLowerCase()) },
  { name: '@boostdesk/search', run: () => createIndex(entries) },
];

/** A contestant for each text: how much the slowest takes more than the middle one shows only by itself. */
export function eachText(): Contestant[] {
  const index = createIndex(entries);
  return sampleSearches.map(([text]) => ({ name: text, run: () => index.find(text) }));
}
