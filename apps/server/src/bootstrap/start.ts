import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { openDb } from '../db/index.ts';
import { demoAccounts } from '../domains/auth/demo-accounts.ts';
import { publicKeyOf } from '../domains/push/vapid.ts';
import { isDashboardPage } from '../plugins/dashboard-page.ts';
import { installStorybook } from '../plugins/storybook.ts';
import { ariaStyleHashes } from '../plugins/style-hashes.ts';
import { installWebApp } from '../plugins/web-app.ts';
import { seedDemo } from '../seed/seed.ts';
import { buildSite } from '../site.ts';
import { loadOrCreateKey, prepareDataFolder } from './data-folder.ts';
import { assertNoDemoData } from './demo-data.ts';
import { createFirstAdmin } from './first-admin.ts';
import { lockDataFolder } from './folder-lock.ts';
import { connectRedis } from './redis.ts';
import { shutDownOnSignal } from './shut-down-on-signal.ts';
import { createShutdown, type Shutdown, StartCancelledError } from './shutdown.ts';
import { explainStartError } from './start-error-help.ts';
import { verifyVaultKey } from './vault-key.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const defaultApps = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../../..' : '../..', import.meta.url));

/** Returns null in production without a key: the server then sends no pushes. Other missing keys stop the start. */
function loadPushKey(config: Config): Uint8Array | null {
  const file = 'push.key';
  const isThere = config.pushKey !== undefined || existsSync(join(config.dataFolder, file));
  if (config.production && !isThere) return null;
  const { dataFolder: folder, pushKey: given } = config;
  return loadOrCreateKey({ folder, file, setting: 'BOOSTDESK_PUSH_KEY', given, production: false });
}

async function openServer(
  config: Config,
  apps: string,
  { onShutdown, throwIfClosing }: Shutdown,
): Promise<FastifyInstance> {
  prepareDataFolder(config.dataFolder);
  // PostgreSQL handles several processes; the embedded database must never be opened twice.
  if (config.databaseUrl === undefined)
    onShutdown('data folder', await lockDataFolder(config.dataFolder, { print, throwIfClosing }));
  throwIfClosing();
  const key = (file: string, setting: string, given: string | undefined) =>
    loadOrCreateKey({ folder: config.dataFolder, file, setting, given, production: config.production });
  const signingKey = key('signing.key', 'BOOSTDESK_SIGNING_KEY', config.signingKey);
  const pushKey = loadPushKey(config);
  const vaultKey = key('vault.key', 'BOOSTDESK_VAULT_KEY', config.vaultKey);
  print(config.databaseUrl === undefined ? 'Opening the embedded database …' : 'Opening PostgreSQL …');
  const database = await openDb({
    url: config.databaseUrl,
    folder: join(config.dataFolder, 'pglite'),
    limits: config.databaseUrl === undefined ? undefined : config.databaseLimits,
  });
  onShutdown('database', database.close);
  throwIfClosing();
  const redis = config.redisUrl === undefined ? null : await connectRedis(config.redisUrl);
  if (redis !== null) onShutdown('Redis', () => redis.destroy());
  throwIfClosing();
  const clock = () => new Date();
  if (!config.demo) await assertNoDemoData(database.db);
  await verifyVaultKey(database.db, vaultKey, { isLost: config.vaultLost, clock, print });
  if (config.demo) await seedDemo({ db: database.db, clock, print, vaultKey });
  if (!(await createFirstAdmin({ db: database.db, clock }, config.firstAdmin))) {
    print('There’s no admin yet. Set FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD to create one (docs/operations.md).');
  }
  throwIfClosing();
  const folder = join(apps, 'dashboard', 'dist');
  const app = await buildApp({
    config,
    db: database.db,
    clock,
    signingKey,
    vaultKey,
    pushKey,
    redis,
    onError: (error) => app.log.error(error),
  });
  // Closed in parallel, so that both meet the same deadline.
  const servers = [app];
  onShutdown('HTTP servers and jobs', async () => {
    await Promise.all(servers.map((server) => server.close()));
  });
  throwIfClosing();
  if (!config.production) await installStorybook(app, join(apps, '../packages/ui/storybook-static'));
  await installWebApp(app, {
    folder,
    config,
    address: config.publicUrl,
    styleHashes: ariaStyleHashes,
    isPage: isDashboardPage,
    vapidPublicKey: pushKey === null || config.oneSignal !== null ? null : publicKeyOf(pushKey),
  });
  await app.listen({ host: config.host, port: config.port });
  const site = await buildSite(join(apps, 'storefront', 'dist'), config);
  servers.push(site);
  throwIfClosing();
  await site.listen({ host: config.host, port: config.sitePort });
  throwIfClosing();
  return app;
}

function printAddresses(config: Config): void {
  print('');
  print('Boostdesk is running.');
  print(`  Public site  ${config.siteUrl}   (start here: sign in, order)`);
  print(`  Dashboard    ${config.publicUrl}`);
  if (!config.production) {
    print(`  API          ${config.publicUrl}/docs`);
    print(`  Components   ${config.publicUrl}/storybook   (once built: npm run build:storybook)`);
  }
  if (config.demo) {
    print('');
    print('Demo accounts, all with the password boost-demo-1:');
    for (const { email, name, about } of demoAccounts) print(`  ${email.padEnd(30)}${name.padEnd(14)}${about.english}`);
  }
  print('');
  print('Press Ctrl-C to stop.');
}

/**
 * Closes the server on a signal, also during the start.
 * @param apps folder with the built `dashboard/dist` and `storefront/dist`, beside `packages`
 */
export async function start(
  environment: Readonly<Record<string, string | undefined>>,
  apps: string = defaultApps,
): Promise<void> {
  const printError = (error: unknown) =>
    void process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  const shutdown = createShutdown(printError);
  let config: Config | undefined;
  shutDownOnSignal({
    close: shutdown.close,
    closingStep: shutdown.closingStep,
    deadline: () => (config === undefined ? 0 : config.shutdown.delay + config.shutdown.deadline),
    warn: (line) => void process.stderr.write(`${line}\n`),
  });
  try {
    const settings = readConfig(environment);
    config = settings;
    await shutdown.runStart(() => openServer(settings, apps, shutdown));
    printAddresses(config);
  } catch (error) {
    if (!(error instanceof StartCancelledError)) {
      const explanation = explainStartError(error, config);
      if (explanation === undefined) printError(error);
      else process.stderr.write(`${explanation}\n`);
      process.exitCode = 1;
    }
    await shutdown.close();
  }
}
