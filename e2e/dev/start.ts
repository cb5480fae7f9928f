// Runs `npm run dev` of a copy with an empty data folder; both are deleted at the end.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { devDashboardPort, devServerPort, devSitePort } from '../support/addresses.ts';
import { copyRoot, createCopy } from './copy.ts';

const data = mkdtempSync(join(tmpdir(), 'boostdesk-dev-'));
createCopy();
const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
  cwd: copyRoot,
  env: {
    ...process.env,
    PORT: `${devServerPort}`,
    DASHBOARD_PORT: `${devDashboardPort}`,
    STOREFRONT_PORT: `${devSitePort}`,
    BOOSTDESK_DATA: data,
    DATABASE_URL: '',
    REDIS_URL: '',
  },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => dev.kill(signal));
dev.on('exit', (code) => {
  for (const folder of [data, copyRoot]) rmSync(folder, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
