// `npm run nightly`: what takes too long for every change, with the figures that are promised in full.
import process from 'node:process';
import { bringChromium } from './chromium.mjs';
import { main } from './problem.mjs';
import { withServices } from './services.mjs';
import { nightlyStages } from './suite/ci-stages.mjs';
import { report, runStages } from './suite/run-stages.mjs';

const say = (text) => process.stdout.write(`${text}\n`);

/** What is going to happen, and that it ends: every test has a time after which it has failed. */
function announce(stages) {
  say('This puts load on this machine and on no other:');
  for (const { title, minutes } of stages) say(`  ${title} (about ${minutes} min)`);
}

await main(async () => {
  const { env } = process;
  env.CHROMIUM_PATH = await bringChromium(env);
  const tools = { env, node: process.execPath, pnpm: 'pnpm' };
  return report(
    await withServices(env, (services) => {
      const wanted = process.argv.slice(2);
      const stages = nightlyStages(services).filter(({ id }) => wanted.length === 0 || wanted.includes(id));
      announce(stages);
      return runStages(stages, tools);
    }),
  );
});
