// Runs one stage and counts its tests.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runLogged } from '../spawn.mjs';
import { root } from '../toolchain.mjs';
import { readTests, reasonOf } from './read-tests.mjs';

export const results = join(root, 'test-results');
const REASON_LINES = 12;
/** Ignores the developer's own settings. */
const EMBEDDED = { DATABASE_URL: '', REDIS_URL: '' };

/** Time limit of a stage in minutes. */
export const limitOf = ({ minutes }) => 2 * minutes;

/** A stage without a failing test still fails if its runner timed out, exited with an error or ran no test. */
export function toOutcome(stage, { code, timedOut = false, output, log }, tests) {
  const count = (status) => tests.filter((test) => test.status === status).length;
  const failures = tests.filter(({ status }) => status === 'failed');
  const fail = (title) =>
    failures.push({ title, reason: reasonOf(output.trimEnd().split('\n').slice(-REASON_LINES).join('\n')) });
  if (timedOut) fail(`ended after ${limitOf(stage)} minutes`);
  else if (code !== 0 && failures.length === 0) fail(`ended with exit code ${code}`);
  else if (count('passed') + failures.length === 0) fail('ran no test');
  return { passed: count('passed'), failed: failures.length, skipped: count('skipped'), failures, output, log };
}

/** @param {import('./stages.mjs').Stage} stage */
export async function runStage(stage, context) {
  if (stage.prepare) {
    await stage.prepare(context);
    return { passed: 1, failed: 0, skipped: 0, failures: [] };
  }
  const path = join(results, stage.id.replace(':', '-'));
  const report = `${path}.xml`;
  rmSync(report, { force: true });
  const [name, ...args] = stage.command.split(' ').map((part) => part.replace('{report}', report));
  const services = stage.needs?.includes('services') ? context.services : EMBEDDED;
  const env = { ...context.env, NO_COLOR: '1', PLAYWRIGHT_JUNIT_OUTPUT_FILE: report, ...services, ...stage.env };
  const log = `${path}.log`;
  const ended = await runLogged(name, args, { cwd: root, env, log, timeout: limitOf(stage) * 60_000 });
  const own = ended.code === 0 ? [{ status: 'passed' }] : [];
  return toOutcome(stage, { ...ended, log }, stage.command.includes('junit') ? readTests(report) : own);
}
