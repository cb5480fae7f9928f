import { createIndex } from '@boostdesk/search';
import { sampleSearches } from '../../packages/search/src/testing/sample-entries.ts';
import type { Contestant } from './interleaved.ts';
import { entries } from './labels.ts';

export const searchAll = (find: (text: string) => unknown): (() => void) => {
  return () => {
    for (const [text] of sampleSearches) find(text);
  };
};

/** Without an index: a linear scan without sorting. */
export function floor(): Contestant {
  const labels = entries.map(({ label }) => label.toLowerCase());
  return { name: 'includes loop', run: searchAll((text) => labels.filter((label) => label.includes(text))) };
}

export function ours(): Contestant {
  const index = createIndex(entries);
  return { name: '@boostdesk/search', run: searchAll((text) => index.find(text)) };
}

export const createIndexBuilders = (): readonly [Contestant, Contestant] => [
  { name: 'lower-case labels', run: () => entries.map(({ label }) => label.toLowerCase()) },
  { name: '@boostdesk/search', run: () => createIndex(entries) },
];

/** One contestant per text, because an average would hide the slowest. */
export function createTextContestants(): Contestant[] {
  const index = createIndex(entries);
  return sampleSearches.map(([text]) => ({ name: text, run: () => index.find(text) }));
}
