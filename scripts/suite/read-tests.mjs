// The tests of a JSON report, whichever runner wrote it, as { file, title, ms, status: 'passed' | 'failed' | 'skipped', reason }.
import { existsSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../toolchain.mjs';

const REASON_LINES = 12;
const REASON_WIDTH = 200;
const ERRORS_SHOWN = 3;
/** The attachment in which a journey's pages say what they did before it failed. */
const JOURNAL = 'what happened last';

/** A message without colours, empty lines and stack. */
export const reasonOf = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim().slice(0, REASON_WIDTH))
    .filter((line) => line !== '' && !line.startsWith('at '))
    .slice(0, REASON_LINES)
    .join('\n');

const pathOf = (file = '') => (file.startsWith('/') ? relative(root, file) : file);

const vitestTests = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = pathOf(name);
    const tests = assertionResults.map(({ fullName, duration = 0, failureMessages, status: own }) => ({
      file,
      title: fullName,
      ms: duration,
      status: own === 'passed' || own === 'failed' ? own : 'skipped',
      reason: reasonOf(failureMessages?.[0]),
    }));
    // A file that does not load, or whose hooks fail, has no failing test.
    const isBroken = status === 'failed' && !tests.some((test) => test.status === 'failed');
    return isBroken
      ? [...tests, { file, title: 'the file', ms: 0, status: 'failed', reason: reasonOf(message) }]
      : tests;
  });

/** A test that passes only when it is repeated hides a race, so it has failed. */
const PLAYWRIGHT_STATUS = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' };

function playwrightReason(outcomes) {
  const errors = outcomes.flatMap((outcome) => outcome.errors ?? []).slice(0, ERRORS_SHOWN);
  return errors
    .map(
      ({ message, location }) =>
        `${reasonOf(message)}${location ? `\nat ${basename(location.file)}:${location.line}` : ''}`,
    )
    .join('\n');
}

function journalOf(outcomes) {
  const attached = outcomes.flatMap(({ attachments = [] }) => attachments).find(({ name }) => name === JOURNAL);
  return Buffer.from(attached?.body ?? '', 'base64')
    .toString()
    .trimEnd();
}

const suiteTests = ({ file, specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results = [] }) => ({
      file,
      title: projectName ? `${title} [${projectName}]` : title,
      ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
      status: PLAYWRIGHT_STATUS[status],
      reason: playwrightReason(results),
      journal: journalOf(results),
    })),
  ),
  ...suites.flatMap(suiteTests),
];

const playwrightTests = ({ suites, errors = [] }) => [
  ...suites.flatMap(suiteTests),
  ...errors.map(({ message }) => ({ title: 'outside any test', ms: 0, status: 'failed', reason: reasonOf(message) })),
];

const sizeTests = (budgets) =>
  budgets.map(({ name, passed, size, sizeLimit }) => ({
    title: name,
    ms: 0,
    status: passed === false ? 'failed' : 'passed',
    reason: passed === false ? `${size} bytes, budget ${sizeLimit}` : '',
  }));

const nodeTests = ({ tests }) =>
  tests.map((test) => ({ ...test, file: pathOf(test.file), reason: reasonOf(test.reason) }));

/** The tests of a report's text; none where a crash cut it off: then the exit code tells the rest. */
export function testsIn(text) {
  let report;
  try {
    report = JSON.parse(text);
  } catch {
    return [];
  }
  if (Array.isArray(report)) return sizeTests(report);
  if (report.testResults) return vitestTests(report);
  if (report.suites) return playwrightTests(report);
  return report.tests ? nodeTests(report) : [];
}

export const readTests = (path) => (existsSync(path) ? testsIn(readFileSync(path, 'utf8')) : []);
