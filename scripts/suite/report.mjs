// What a run says at its end.
import process from 'node:process';
import { duration } from '../step.mjs';

const LISTED = 40;
/** Of each stage at the very end: where only that is kept of a long output, what failed and why is to be in it. */
const SHORT_LISTED = 6;
const SHORT_LINES = 6;
const SHORT_WIDTH = 120;
/** What a journey's pages did before it failed stands further in than why it did (`counts.mjs`). */
const JOURNAL_LINE = /^ {10}/;

function* detailed({ title, names }) {
  yield `\n✗ ${title}`;
  for (const name of names.slice(0, LISTED)) yield `    ${name}`;
  if (names.length > LISTED) yield `    … and ${names.length - LISTED} more`;
}

function* inShort({ title, names }) {
  yield `\n✗ ${title}`;
  for (const name of names.slice(0, SHORT_LISTED)) {
    const lines = name.split('\n').filter((line) => !JOURNAL_LINE.test(line));
    for (const line of lines.slice(0, SHORT_LINES)) yield `    ${line.slice(0, SHORT_WIDTH)}`;
  }
}

function* table(outcomes) {
  const width = Math.max(...outcomes.map(({ title }) => title.length));
  yield `\n  ${'stage'.padEnd(width)}  passed  failed  time`;
  for (const { title, passed, failed, ms } of outcomes)
    yield `${failed > 0 ? '✗' : ' '} ${title.padEnd(width)}  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${duration(ms)}`;
}

/** All that is known of what failed, the table, what failed in short, and the one closing line. */
export function linesOf(outcomes) {
  const bad = outcomes.filter(({ failed }) => failed > 0);
  const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  return [
    ...bad.flatMap((outcome) => [...detailed(outcome)]),
    ...table(outcomes),
    ...bad.flatMap((outcome) => [...inShort(outcome)]),
    `\n${total('passed')} passed, ${total('failed')} failed`,
  ];
}

/** Says them, and answers the exit code: a run in which nothing passed has failed. */
export function report(outcomes) {
  process.stdout.write(`${linesOf(outcomes).join('\n')}\n`);
  const isGreen = outcomes.every(({ failed }) => failed === 0) && outcomes.some(({ passed }) => passed > 0);
  return isGreen ? 0 : 1;
}
