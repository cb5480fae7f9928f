// The second half of `.ci/run`: what needs PostgreSQL, Redis and more time; its closing line counts `npm test` too.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { main } from './problem.mjs';
import { withServices } from './services.mjs';
import { afterBrowser } from './suite/browser-stage.mjs';
import { ciStages } from './suite/ci-stages.mjs';
import { namedStages } from './suite/named.mjs';
import { report } from './suite/report.mjs';
import { runStages } from './suite/run-stages.mjs';
import { results } from './suite/stages.mjs';

/** What `npm test` left, to be summed up with what comes here. */
function earlier() {
  const path = join(results, 'summary.json');
  if (!existsSync(path)) {
    const names = ['it left no summary: what stopped it stands above, or it was not called; .ci/run calls it'];
    return [{ id: 'npm-test', title: 'npm test', ms: 0, passed: 0, failed: 1, skipped: 0, names }];
  }
  return JSON.parse(readFileSync(path, 'utf8'));
}

await main(async () => {
  const { env } = process;
  const wanted = process.argv.slice(2);
  const before = wanted.length === 0 ? earlier() : [];
  const outcomes = await withServices(env, async (services) => {
    const stages = namedStages(ciStages(services), wanted);
    return runStages(afterBrowser(stages), { env, node: process.execPath, pnpm: 'pnpm' });
  });
  return report([...before, ...outcomes]);
});
