// `npm test`, `.ci/run` (--ci) and `npm run nightly` (--nightly). Stages may be named: `npm test -- lint unit:auth journeys`.
import { rmSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { main } from './problem.mjs';
import { report } from './suite/report.mjs';
import { limitOf, results, runStage } from './suite/run-stage.mjs';
import { runStages, selectStages } from './suite/schedule.mjs';
import { ciStages, nightlyStages, testStages } from './suite/stages.mjs';

function announce(stages) {
  process.stdout.write(
    'This puts load on this machine and on no other. Each stage, about how long it takes, and its limit:\n',
  );
  for (const stage of stages)
    if (stage.minutes) process.stdout.write(`  ${stage.title}: ${stage.minutes} min (${limitOf(stage)} min)\n`);
}

await main(async () => {
  const options = { ci: { type: 'boolean' }, nightly: { type: 'boolean' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const listed = (values.nightly && nightlyStages()) || (values.ci && ciStages()) || testStages();
  const stages = selectStages(listed, positionals);
  if (values.nightly) announce(stages);
  if (positionals.length === 0) rmSync(results, { recursive: true, force: true });
  const cleanups = [];
  const context = { env: process.env, node: process.execPath, pnpm: 'pnpm', cleanups };
  const started = performance.now();
  const outcomes = await runStages(stages, (stage) => runStage(stage, context));
  for (const clean of cleanups.reverse()) await clean();
  return report(outcomes, performance.now() - started);
});
