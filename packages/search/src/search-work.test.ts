import { describe, expect, test } from 'vitest';
import { createBestRows } from './best-rows.ts';
import { toRows } from './rows.ts';
import { createSampleEntries, sampleSearches } from './testing/sample-entries.ts';
import { findTypos } from './typos.ts';
import { offerWordStarts } from './word-starts.ts';

const COUNT = 3000;

/** Reads of the tables of words by one search, beside the number of words. */
function readsPerWord(text: string): number {
  const rows = toRows(createSampleEntries(COUNT));
  let reads = 0;
  const count = (table: Int32Array): Int32Array =>
    new Proxy(table, {
      get(target, key) {
        reads += 1;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const counted = {
    ...rows,
    wordStarts: count(rows.wordStarts),
    masks: count(rows.masks),
    pairMasks: count(rows.pairMasks),
    rowMasks: count(rows.rowMasks),
  };
  offerWordStarts(counted, text, createBestRows(50));
  findTypos(counted, text, createBestRows(50));
  return reads / rows.wordStarts.length;
}

describe('the work of a search that finds nothing as typed', () => {
  const long = 'order league of legends rocket apex destiny overwatch valorant ka';
  const texts = [...sampleSearches.map(([text]) => text), 'aeiou', 'oredr laegue of legneds', 'o r d e l g', long];

  test.each(texts)('for %j looks at each word a bounded number of times', (text) => {
    // Each word of the text may be compared with each word of the five of a label.
    expect(readsPerWord(text)).toBeLessThan(5 + 3 * text.split(' ').length);
  });
});
