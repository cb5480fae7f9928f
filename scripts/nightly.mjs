// `npm run nightly`: what takes too long for every change, with the figures that are promised in full (docs/promises.md).
// `npm run nightly -- server` runs the stages named.
import process from 'node:process';
import { main } from './problem.mjs';
import { withServices } from './services.mjs';
import { afterBrowser } from './suite/browser-stage.mjs';
import { nightlyStages } from './suite/ci-stages.mjs';
import { namedStages } from './suite/named.mjs';
import { report } from './suite/report.mjs';
import { runStages } from './suite/run-stages.mjs';

const say = (text) => process.stdout.write(`${text}\n`);

/** What is going to happen, and that it ends: every test has a time after which it has failed. */
function announce(stages) {
  say('This puts load on this machine and on no other:');
  for (const { title, minutes } of stages) say(`  ${title} (about ${minutes} min)`);
}

await main(async () => {
  const { env } = process;
  const wanted = process.argv.slice(2);
  const none = { databaseUrl: '', redisUrl: '', databases: [] };
  // Before anything is started for them.
  const chosen = namedStages(nightlyStages(none), wanted);
  announce(chosen);
  const tools = { env, node: process.execPath, pnpm: 'pnpm' };
  return report(
    await withServices(env, (services) => runStages(afterBrowser(namedStages(nightlyStages(services), wanted)), tools)),
  );
});
