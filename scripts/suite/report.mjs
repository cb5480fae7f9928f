// What a run says at its end: the table of its stages, what failed and why, and the one line of counts.
import process from 'node:process';
import { duration } from '../step.mjs';

/** Limits per stage: some logs keep only the end of a long output, and the failures of all stages must fit into it. */
const SHOWN = { failures: 20, lines: 6, width: 140 };

const WHOLE_RUN = 'whole run, stages side by side';

function* table(outcomes, ms) {
  const width = Math.max(WHOLE_RUN.length, ...outcomes.map(({ title }) => title.length));
  yield `\n  ${'stage'.padEnd(width)}  passed  failed  time`;
  for (const { title, passed, failed, ms: own } of outcomes)
    yield `${failed > 0 ? '✗' : ' '} ${title.padEnd(width)}  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${duration(own)}`;
  yield `  ${WHOLE_RUN.padEnd(width)}                  ${duration(ms)}`;
}

function* failed({ title, failures }) {
  yield `\n✗ ${title}`;
  for (const failure of failures.slice(0, SHOWN.failures)) {
    yield `    ${[failure.file, failure.title].filter(Boolean).join(': ')}`;
    const lines = (failure.reason ?? '').split('\n').filter((line) => line !== '');
    for (const line of lines.slice(0, SHOWN.lines)) yield `        ${line.slice(0, SHOWN.width)}`;
  }
  if (failures.length > SHOWN.failures) yield `    … and ${failures.length - SHOWN.failures} more`;
}

export function linesOf(outcomes, ms) {
  const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  return [
    ...table(outcomes, ms),
    ...outcomes.filter((outcome) => outcome.failed > 0).flatMap((outcome) => [...failed(outcome)]),
    `\n${total('passed')} passed, ${total('failed')} failed`,
  ];
}

/** Prints them and returns the exit code: a run in which nothing passed has failed. */
export function report(outcomes, ms) {
  process.stdout.write(`${linesOf(outcomes, ms).join('\n')}\n`);
  const isGreen = outcomes.every((outcome) => outcome.failed === 0) && outcomes.some(({ passed }) => passed > 0);
  return isGreen ? 0 : 1;
}
