// How many tests passed and failed, read from what each kind of runner reports.
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Under a test's name: enough of why it failed to know where to look, where the rest of the output is out of reach. */
const REASON_LINES = 12;
const REASON_WIDTH = 200;
const ERRORS_TOLD = 3;
/** What a journey's pages did before it failed (`e2e/support/story.ts`). */
const JOURNAL = 'what happened last';

/** Without colours and empty lines; of a page's own output the end is left off. */
function reason(message = '', at = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim().slice(0, REASON_WIDTH))
    .filter((line) => line !== '' && !line.startsWith('at '));
  const told = lines.slice(0, REASON_LINES);
  if (at !== '') told.push(`at ${at}`);
  return told.map((line) => `\n        ${line}`).join('');
}

const nothing = { passed: 0, failed: 0, skipped: 0, names: [] };

function readJson(path) {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // Cut off by a crash: the exit code tells the rest.
    return undefined;
  }
}

/** vitest --reporter=json */
export function countVitest(path) {
  const report = readJson(path);
  if (!report) return nothing;
  const names = [];
  let broken = 0;
  for (const file of report.testResults) {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages } of tests)
      names.push(`${file.name}: ${fullName}${reason(failureMessages?.[0])}`);
    // A file that does not even load has no test that could fail.
    if (file.status === 'failed' && tests.length === 0) {
      broken += 1;
      names.push(`${file.name}: ${(file.message ?? '').split('\n')[0]}`);
    }
  }
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken, skipped, names };
}

function* specs(suite) {
  for (const spec of suite.specs ?? []) yield { file: suite.file, ...spec };
  for (const inner of suite.suites ?? []) yield* specs(inner);
}

/** The journal of a failed test, a line each. */
function journalOf({ attachments = [] }) {
  const { body = '' } = attachments.find(({ name }) => name === JOURNAL) ?? {};
  const lines = Buffer.from(body, 'base64').toString().split('\n');
  return lines.filter((line) => line !== '').map((line) => `\n          ${line}`);
}

function errorReason({ message, location: { file, line } = {} }) {
  return reason(message, file === undefined ? '' : `${basename(file)}:${line}`);
}

/** The first errors of a test, which may have gone on after one, where in its file they stand, and what happened before. */
function playwrightReason(tests) {
  const results = tests.flatMap((test) => test.results ?? []);
  const errors = results.flatMap(({ errors }) => errors ?? []);
  if (errors.length === 0) return '';
  return [...errors.slice(0, ERRORS_TOLD).map(errorReason), ...results.flatMap(journalOf)].join('');
}

/** Playwright's json reporter. A test that passes only when repeated is a failure: it hides a race. */
export function countPlaywright(path) {
  const report = readJson(path);
  if (!report) return nothing;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const bad = report.suites
    .flatMap((suite) => [...specs(suite)])
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'));
  const names = bad.map(
    ({ file, title, tests }) => `${file}: ${title} [${tests[0]?.projectName ?? ''}]${playwrightReason(tests)}`,
  );
  for (const { message } of report.errors ?? []) names.push((message ?? '').split('\n')[0]);
  return { passed: expected, failed: unexpected + flaky, skipped, names };
}

/** The closing lines of node --test --test-reporter=spec. */
export function countNodeTest(output) {
  const number = (word) => Number(new RegExp(`^. ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const tail = output.split('failing tests:')[1] ?? '';
  const names = [...tail.matchAll(/^✖ (.*) \([\d.]+ms\)$/gm)].map(([, name]) => name);
  return {
    passed: number('pass'),
    failed: number('fail') + number('cancelled'),
    skipped: number('skipped') + number('todo'),
    names,
  };
}

/** size-limit --json: one test a budget. */
export function countSizes(output) {
  const start = output.indexOf('[');
  const entries = start < 0 ? [] : JSON.parse(output.slice(start));
  const over = entries.filter(({ passed }) => passed === false);
  const names = over.map(({ name, size, sizeLimit }) => `${name}: ${size} bytes, budget ${sizeLimit}`);
  return { passed: entries.length - over.length, failed: over.length, skipped: 0, names };
}
