// `npm test`, `.ci/run` (--ci) and `npm run nightly` (--nightly). Stages may be named: `npm test -- lint unit:auth journeys`.
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { onParentExit, SIGNALS } from './spawn.mjs';
import { report } from './test-runner/report.mjs';
import { limitOf, results, runStage } from './test-runner/run-stage.mjs';
import { runStages, selectStages } from './test-runner/schedule.mjs';
import { ciStages, nightlyStages, testStages } from './test-runner/stages.mjs';
import { runMain } from './user-error.mjs';

const NIGHTLY = 'This puts load on this machine and on no other. Each stage, about how long it takes, and its limit:';

await runMain(async () => {
  const options = { ci: { type: 'boolean' }, nightly: { type: 'boolean' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const listed = (values.nightly && nightlyStages) || (values.ci && ciStages) || testStages;
  const stages = selectStages(listed, positionals);
  if (values.nightly) process.stdout.write(`${NIGHTLY}\n`);
  for (const stage of values.nightly ? stages.filter(({ minutes }) => minutes) : [])
    process.stdout.write(`  ${stage.id}: ${stage.minutes} min (${limitOf(stage)} min)\n`);
  if (positionals.length === 0) rmSync(results, { recursive: true, force: true });
  // Prefix of this run's databases, to find those of a killed stage.
  const env = { ...process.env, BOOSTDESK_TEST_PREFIX: `boostdesk_${randomBytes(4).toString('hex')}` };
  // Writing to a closed terminal must not prevent the cleanups.
  process.stdout.on('error', () => undefined);
  // A signal stops the stages, and this process after all cleanups.
  const interruption = new AbortController();
  for (const signal of SIGNALS) process.on(signal, () => interruption.abort());
  onParentExit(() => process.emit('SIGTERM'));
  await using cleanups = new AsyncDisposableStack();
  const context = { env, cleanups };
  const started = performance.now();
  const outcomes = await runStages(stages, (stage) => runStage(stage, context), interruption.signal);
  return report(outcomes, performance.now() - started);
});
