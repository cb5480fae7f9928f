// The second half of `.ci/run`: what needs PostgreSQL, Redis and more time; its closing line counts `npm test` too.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { bringChromium } from './chromium.mjs';
import { main, Problem } from './problem.mjs';
import { bringPostgres, bringRedis, freshDatabase } from './services.mjs';
import { step } from './step.mjs';
import { ciStages } from './suite/ci-stages.mjs';
import { report, runStages } from './suite/run-stages.mjs';
import { results } from './suite/stages.mjs';

/** What `npm test` left, to be summed up with what comes here. */
function earlier() {
  const path = join(results, 'summary.json');
  if (!existsSync(path)) throw new Problem('npm test left no summary.', 'Run .ci/run, which calls it first.');
  return JSON.parse(readFileSync(path, 'utf8'));
}

const chosen = (stages, wanted) => (wanted.length === 0 ? stages : stages.filter(({ id }) => wanted.includes(id)));

await main(async () => {
  const wanted = process.argv.slice(2);
  const before = wanted.length === 0 ? earlier() : [];
  const { env } = process;
  const ends = [];
  try {
    const postgres = await step('finding or starting PostgreSQL', () => bringPostgres(env), process.stdout);
    ends.push(postgres.end);
    const redis = await step('finding or starting Redis', () => bringRedis(env), process.stdout);
    ends.push(redis.end);
    const databases = [await freshDatabase(postgres.url), await freshDatabase(postgres.url)];
    ends.push(...databases.map(({ drop }) => drop));
    const urls = { databaseUrl: postgres.url, redisUrl: redis.url, databases: databases.map(({ url }) => url) };
    const stages = chosen(ciStages(urls), wanted);
    if (stages.some(({ browser }) => browser)) env.CHROMIUM_PATH = await bringChromium(env);
    const tools = { env, node: process.execPath, pnpm: 'pnpm' };
    return report([...before, ...(await runStages(stages, tools))]);
  } finally {
    for (const end of ends.reverse()) await end();
  }
});
