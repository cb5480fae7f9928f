// Reads docs/conformance.md and docs/journeys.md: what is promised, and which test proves it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { testTitles } from './test-titles.mjs';

/** So many rows may be without a test: background, what a decision settles, what does not exist yet. */
export const MOST_WITHOUT_TEST = 40;

/** '2.1:12 2.2:6' → 2.1-1, 2.1-2, … @returns {string[]} */
function listedNumbers(text) {
  const [, list] = /^`((?:\d+\.\d+:\d+ ?)+)`$/m.exec(text) ?? [];
  return (list ?? '').split(' ').flatMap((entry) => {
    const [section, count] = entry.split(':');
    return Array.from({ length: Number(count ?? 0) }, (_, place) => `${section}-${place + 1}`);
  });
}

/** The rows of every table: their cells, without the tables' heads. */
function rowsOf(text) {
  const lines = text.split('\n').filter((line) => /^\| /.test(line) && !/^\| (number|point) /.test(line));
  return lines.map((line) => line.slice(2, -2).split(' | '));
}

/** @returns {{ kind: 'test' | 'decision' | 'background' | 'none', troubles: string[] }} */
function readProof(proof, root) {
  if (proof === 'background') return { kind: 'background', troubles: [] };
  if (proof === '–') return { kind: 'none', troubles: [] };
  const decision = /^\[(\d{4})\]\((decisions\/[\w-]+\.md)\)$/.exec(proof);
  if (decision) {
    const isThere = existsSync(join(root, 'docs', decision[2]));
    return { kind: 'decision', troubles: isThere ? [] : [`${decision[2]} is not there`] };
  }
  return { kind: 'test', troubles: proof.split('<br>').flatMap((named) => troublesOf(named, root)) };
}

const known = new Map();

function titlesIn(path) {
  if (!known.has(path)) known.set(path, existsSync(path) ? testTitles(path) : undefined);
  return known.get(path);
}

/** `file` · title, or of one row of a table: `file` · title [what tells the row from the others] */
function troublesOf(named, root) {
  const [, file, title] = /^`([^`]+)` · (.+)$/.exec(named) ?? [];
  if (file === undefined) return [`'${named}' names no test`];
  const found = titlesIn(join(root, file));
  if (found === undefined) return [`${file} is not there`];
  if (found.has(title)) return [];
  const [, table, row] = /^(.+) \[(.+)\]$/.exec(title) ?? [];
  if (!found.has(table)) return [`${file} has no test '${title}'`];
  return found.get(table).has(row) ? [] : [`${file} has no row '${row}'`];
}

/** Each row with what is wrong with its proof. */
export function readTable(text, root) {
  return rowsOf(text).map(([number, promise, proof = '']) => ({ number, promise, ...readProof(proof, root) }));
}

/** Everything that is wrong with the table, and how many rows have a test. */
export function checkConformance(text, root) {
  const numbers = listedNumbers(text);
  const rows = readTable(text, root);
  const troubles = rows.flatMap((row) => row.troubles.map((trouble) => `${row.number}: ${trouble}`));
  const named = rows.map(({ number }) => number);
  for (const number of numbers) if (!named.includes(number)) troubles.push(`${number} has no row`);
  for (const [place, number] of named.entries()) {
    if (!numbers.includes(number)) troubles.push(`${number} is none of the numbers`);
    if (named.indexOf(number) !== place) troubles.push(`${number} has two rows`);
  }
  const without = rows.filter(({ kind }) => kind !== 'test').length;
  if (without > MOST_WITHOUT_TEST) troubles.push(`${without} rows have no test, more than ${MOST_WITHOUT_TEST}`);
  return { numbers: numbers.length, proven: rows.length - without, without, troubles };
}
