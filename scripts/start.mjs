// `npm start`: from a fresh clone to the served marketplace.
import process from 'node:process';
import { assertPortsFree } from './ports.mjs';
import { buildAll, installPackages, prepareTools } from './toolchain.mjs';
import { runMain } from './user-error.mjs';

await runMain(async () => {
  const { PORT, SITE_PORT } = process.env;
  await assertPortsFree(
    [
      { name: 'PORT', port: Number(PORT ?? 3000), example: 3100 },
      { name: 'SITE_PORT', port: Number(SITE_PORT ?? 3001), example: 3101 },
    ],
    'npm start',
  );
  const tools = await prepareTools();
  await installPackages(tools);
  await buildAll(tools);
  // The server migrates, seeds, and prints URLs and demo accounts.
  return tools.run('node', ['apps/server/dist/index.js']);
});
