// `npm run dev`: the server from source with restart on change, and both web apps with hot reload.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { assertPortsFree } from './ports.mjs';
import { runTogether } from './spawn.mjs';
import { buildAll, root } from './toolchain.mjs';
import { runMain } from './user-error.mjs';

const SERVER = Number(process.env.PORT ?? 3000);
const DASHBOARD = Number(process.env.DASHBOARD_PORT ?? 5173);
const STOREFRONT = Number(process.env.STOREFRONT_PORT ?? 5174);

const vite = (app, port) => ({
  command: process.execPath,
  args: [join(root, 'node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort', '--clearScreen', 'false'],
  cwd: join(root, 'apps', app),
  env: { ...process.env, BOOSTDESK_DEV_SERVER: `http://127.0.0.1:${SERVER}` },
});

await runMain(async () => {
  await assertPortsFree(
    [
      { name: 'PORT', port: SERVER, example: 3100 },
      { name: 'DASHBOARD_PORT', port: DASHBOARD, example: 5273 },
      { name: 'STOREFRONT_PORT', port: STOREFRONT, example: 5274 },
    ],
    'npm run dev',
  );
  // The server requires built pages, although the browser uses Vite's.
  const built = ['dashboard', 'storefront'].every((app) => existsSync(join(root, 'apps', app, 'dist/index.html')));
  if (!built) await buildAll({ env: process.env, pnpm: 'pnpm' });
  const server = {
    command: process.execPath,
    args: ['--conditions=@boostdesk/source', '--watch', '--watch-preserve-output', 'apps/server/src/index.ts'],
    cwd: root,
    // Vite's URLs for the browser; the server's built pages use others.
    env: {
      ...process.env,
      PORT: String(SERVER),
      SITE_PORT: '0',
      PUBLIC_URL: `http://localhost:${DASHBOARD}`,
      SITE_URL: `http://localhost:${STOREFRONT}`,
    },
  };
  return runTogether([server, vite('dashboard', DASHBOARD), vite('storefront', STOREFRONT)]);
});
