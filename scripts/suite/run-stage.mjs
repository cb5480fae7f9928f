// Runs one stage and counts its tests.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runLogged } from '../child.mjs';
import { root } from '../toolchain.mjs';
import { readTests, reasonOf, testsIn } from './read-tests.mjs';
import { failedWith } from './schedule.mjs';

export const results = join(root, 'test-results');
/** Stands in a command for the path of the JSON report that its runner writes. */
export const REPORT = '{report}';
const REASON_LINES = 12;

/** Minutes after which a stage is ended: what hangs shall not hold up the run. */
export const limitOf = ({ minutes }) => 2 * minutes;

const lastLines = (output) => reasonOf(output.trimEnd().split('\n').slice(-REASON_LINES).join('\n'));

/** A runner that was ended at its limit, that failed without a failing test, or that ran none, has failed all the same. */
export function judge(stage, { code, timedOut = false, output, log }, tests) {
  const { id, report } = stage;
  const count = (status) => tests.filter((test) => test.status === status).length;
  const failures = tests.filter(({ status }) => status === 'failed');
  const isCounted = report !== undefined;
  const passed = isCounted ? count('passed') : Number(code === 0 && !timedOut);
  if (timedOut) failures.push({ title: id, reason: `ended after ${limitOf(stage)} minutes\n${lastLines(output)}` });
  else if (code !== 0 && failures.length === 0)
    failures.push({ title: `${id} ended with exit code ${code}`, reason: lastLines(output) });
  else if (passed + failures.length === 0) failures.push({ title: `${id} ran no test`, reason: lastLines(output) });
  return { passed, failed: failures.length, skipped: count('skipped'), failures, output, log };
}

let lastPreparation = Promise.resolve();

/** One at a time: two may want to install packages of the system, which locks them. */
async function prepare(stage, context) {
  const own = lastPreparation.then(() => stage.prepare(context));
  lastPreparation = own.catch(() => undefined);
  try {
    await own;
    return { passed: 1, failed: 0, skipped: 0, failures: [] };
  } catch (error) {
    return failedWith(`${stage.title} could not be brought`, error.message);
  }
}

/** @param {import('./stages.mjs').Stage} stage */
export async function runStage(stage, context) {
  if (stage.prepare) return prepare(stage, context);
  const path = join(results, stage.id.replaceAll(':', '-'));
  const report = `${path}.json`;
  const log = `${path}.log`;
  rmSync(report, { force: true });
  const [name, ...args] = stage.command.map((part) => part.replace(REPORT, report));
  const own = typeof stage.env === 'function' ? stage.env(context.services) : stage.env;
  const env = { ...context.env, NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...own };
  const timeout = limitOf(stage) * 60_000;
  const ended = await runLogged(context[name] ?? name, args, { cwd: root, env, log, timeout });
  const { stdout } = ended;
  const tests = stage.report === 'stdout' ? testsIn(stdout.slice(stdout.search(/^\[/m))) : readTests(report);
  return judge(stage, { ...ended, log }, tests);
}
