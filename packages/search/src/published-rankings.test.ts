import { describe, expect, test } from 'vitest';
import { createIndex } from './search-index.ts';
import type { SearchEntry } from './search-types.ts';
import { cmdkRankings, matchSorterRankings, type PublishedItem } from './testing/published-rankings.ts';

const toEntry = (item: PublishedItem): SearchEntry => {
  const [label, ...aliases] = typeof item === 'string' ? [item] : item;
  return { label, aliases, url: label };
};

describe.each([
  ['match-sorter', matchSorterRankings],
  ['cmdk', cmdkRankings],
])('the published rankings of %s', (_library, rankings) => {
  test.each(rankings)('for $text give the same labels in the same order, or differ with a reason', (row) => {
    const found = createIndex(row.items.map(toEntry)).find(row.text);
    expect(found.map(({ entry }) => entry.label)).toEqual(row.ours?.labels ?? row.theirs);
    // A difference that is gone needs no reason.
    expect(row.ours?.labels).not.toEqual(row.theirs);
  });
});
