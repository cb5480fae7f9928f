// `npm test`: everything, or the stages named: `npm test -- lint unit:auth journeys`.
import { rmSync } from 'node:fs';
import process from 'node:process';
import { main } from './problem.mjs';
import { afterBrowser } from './suite/browser-stage.mjs';
import { namedStages } from './suite/named.mjs';
import { report } from './suite/report.mjs';
import { keepSummary, runStages } from './suite/run-stages.mjs';
import { results } from './suite/stages.mjs';
import { testStages } from './suite/test-stages.mjs';

const tools = { env: process.env, node: process.execPath, pnpm: 'pnpm' };

await main(async () => {
  const wanted = process.argv.slice(2);
  const stages = namedStages(testStages(), wanted);
  if (wanted.length === 0) rmSync(results, { recursive: true, force: true });
  // Stages that only a part of the run needs are not waited for.
  const alone = stages.map(({ needs, ...stage }) => ({
    ...stage,
    needs: needs?.filter((id) => stages.some((other) => other.id === id)),
  }));
  const outcomes = await runStages(afterBrowser(alone), tools);
  keepSummary('summary.json', outcomes);
  return report(outcomes);
});
