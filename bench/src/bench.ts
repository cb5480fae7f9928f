// `npm run bench`: our search beside a bare loop and the libraries that do the same, as a table.
import uFuzzy from '@leeoniya/ufuzzy';
import Fuse from 'fuse.js';
import { interleaved } from './interleaved.ts';
import { entries } from './labels.ts';
import { asking, floor, ours } from './search.ts';

const ROUNDS = 9;

const reading = interleaved(
  [
    { name: 'floor', run: () => void floor() },
    { name: 'ours', run: () => void ours() },
  ],
  ROUNDS,
);

const labels = entries.map(({ label }) => label);
const fuzzy = new uFuzzy();
const fuse = new Fuse(labels);

const timings = interleaved(
  [
    floor(),
    ours(),
    { name: 'uFuzzy', run: asking((text) => fuzzy.search(labels, text)) },
    { name: 'fuse.js', run: asking((text) => fuse.search(text, { limit: 50 })) },
  ],
  ROUNDS,
);
const base = timings[0]?.median ?? Number.NaN;
console.table(
  timings.map(({ name, median, p99 }) => ({
    search: name,
    'median ms for 20 texts': median.toFixed(1),
    'slowest ms': p99.toFixed(1),
    'times the loop': (median / base).toFixed(2),
  })),
);
console.log(`reading the labels: ${reading.map(({ name, median }) => `${name} ${median.toFixed(1)} ms`).join(', ')}`);
