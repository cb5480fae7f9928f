// `npm run nightly`: what takes too long for every change, with the figures that are promised in full.
import process from 'node:process';
import { bringChromium } from './chromium.mjs';
import { main } from './problem.mjs';
import { withServices } from './services.mjs';
import { nightlyStages } from './suite/ci-stages.mjs';
import { report, runStages } from './suite/run-stages.mjs';

await main(async () => {
  const { env } = process;
  env.CHROMIUM_PATH = await bringChromium(env);
  const tools = { env, node: process.execPath, pnpm: 'pnpm' };
  return report(await withServices(env, (services) => runStages(nightlyStages(services), tools)));
});
