import uFuzzy from '@leeoniya/ufuzzy';
import { defaultFilter } from 'cmdk';
import Fuse from 'fuse.js';
import fuzzysort from 'fuzzysort';
import { matchSorter } from 'match-sorter';
import MiniSearch from 'minisearch';
import { sampleSearches } from '../../packages/search/src/testing/sample-entries.ts';
import { entries } from './labels.ts';

const SHOWN = 50;

export interface Library {
  readonly name: string;
  /** Best first. */
  readonly find: (text: string) => readonly string[];
}

const labels = entries.map(({ label }) => label);

function byScore(score: (label: string) => number): string[] {
  return labels
    .map((label) => ({ label, value: score(label) }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, SHOWN)
    .map(({ label }) => label);
}

function miniSearch(): Library {
  const index = new MiniSearch({ fields: ['label'], storeFields: ['label'] });
  index.addAll(labels.map((label, id) => ({ id, label })));
  const options = { prefix: true, fuzzy: 0.2 };
  return { name: 'minisearch', find: (text) => index.search(text, options).map(({ label }) => String(label)) };
}

function fuse(): Library {
  const index = new Fuse(labels);
  return { name: 'fuse.js', find: (text) => index.search(text, { limit: SHOWN }).map(({ item }) => item) };
}

function ufuzzy(): Library {
  const search = new uFuzzy();
  return {
    name: 'uFuzzy',
    find: (text) => {
      const [found, , order] = search.search(labels, text);
      const best = order === null || order === undefined ? found : order.map((place) => found?.[place] ?? 0);
      return (best ?? []).slice(0, SHOWN).map((place) => labels[place] ?? '');
    },
  };
}

function sorted(): Library {
  const prepared = labels.map((label) => fuzzysort.prepare(label));
  return {
    name: 'fuzzysort',
    find: (text) => fuzzysort.go(text, prepared, { limit: SHOWN }).map(({ target }) => target),
  };
}

export const libraries = (): Library[] => [
  ufuzzy(),
  sorted(),
  miniSearch(),
  { name: "cmdk's scorer", find: (text) => byScore((label) => defaultFilter(label, text)) },
  { name: 'match-sorter', find: (text) => matchSorter(labels, text).slice(0, SHOWN) },
  fuse(),
];

/** Of twenty texts, those that find their label first. */
export const countCorrect = ({ find }: Library): number =>
  sampleSearches.filter(([text, first]) => find(text)[0] === first).length;
