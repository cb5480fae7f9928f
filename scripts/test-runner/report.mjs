// The summary of a run: stages, failures and counts.
import process from 'node:process';
import { formatDuration } from '../progress.mjs';

/** Limits per stage: some logs keep only the end of the output, which must contain the failures of all stages. */
const SHOWN = { failures: 20, lines: 6, width: 140 };
const COLUMN = 18;

const row = (mark, [stage, ...counts]) => {
  const time = counts.pop();
  return `${mark} ${stage.padEnd(COLUMN)}  ${counts.map((count) => String(count).padStart(7)).join('  ')}  ${time}`;
};

function failuresOf({ id, failures }) {
  const shown = failures.slice(0, SHOWN.failures).flatMap(({ file, title, reason = '' }) => [
    `    ${[file, title].filter(Boolean).join(': ')}`,
    ...reason
      .split('\n', SHOWN.lines)
      .filter(Boolean)
      .map((line) => `        ${line.slice(0, SHOWN.width)}`),
  ]);
  const rest = failures.length - SHOWN.failures;
  return [`\n✗ ${id}`, ...shown, ...(rest > 0 ? [`    … and ${rest} more`] : [])];
}

export function renderReport(outcomes, ms) {
  const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  return [
    `\n${row(' ', ['stage', 'passed', 'failed', 'skipped', 'time'])}`,
    ...outcomes.map((own) =>
      row(own.failed > 0 ? '✗' : ' ', [own.id, own.passed, own.failed, own.skipped, formatDuration(own.ms)]),
    ),
    row(' ', ['whole run', '', '', '', formatDuration(ms)]),
    ...outcomes.flatMap(({ id, leftOut }) => (leftOut ? [`  not run by ${id}: ${leftOut}`] : [])),
    ...outcomes.filter(({ failed }) => failed > 0).flatMap(failuresOf),
    `\n${total('passed')} passed, ${total('failed')} failed`,
  ];
}

/** Prints them and returns the exit code; a run without a passed test has failed. */
export function report(outcomes, ms) {
  process.stdout.write(`${renderReport(outcomes, ms).join('\n')}\n`);
  const isGreen = outcomes.every(({ failed }) => failed === 0) && outcomes.some(({ passed }) => passed > 0);
  return isGreen ? 0 : 1;
}
