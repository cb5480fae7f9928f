import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { openDb } from '../db/index.ts';
import { demoAccounts } from '../domains/auth/demo-accounts.ts';
import { publicKeyOf } from '../domains/push/vapid.ts';
import { hasPage } from '../plugins/has-page.ts';
import { installPages } from '../plugins/pages.ts';
import { ariaStyleHashes } from '../plugins/style-hashes.ts';
import { seedDemo } from '../seed/seed.ts';
import { buildSite } from '../site.ts';
import { keyFor, prepareDataFolder } from './data-folder.ts';
import { refuseDemoData } from './demo-data.ts';
import { endOnSignal } from './end-on-signal.ts';
import { createExit, type Exit, StartEndedError } from './exit.ts';
import { makeFirstAdmin } from './first-admin.ts';
import { lockDataFolder } from './folder-lock.ts';
import { connectRedis } from './redis.ts';
import { remedyFor } from './remedy.ts';
import { settleVaultKey } from './vault-key.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const ownApps = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../../..' : '../..', import.meta.url));

/**
 * Returns null in production without a key: the server then sends no pushes, while other missing keys stop the start.
 */
function pushKeyFor(config: Config): Uint8Array | null {
  const file = 'push.key';
  const isThere = config.pushKey !== undefined || existsSync(join(config.dataFolder, file));
  if (config.production && !isThere) return null;
  const { dataFolder: folder, pushKey: given } = config;
  return keyFor({ folder, file, setting: 'BOOSTDESK_PUSH_KEY', given, production: false });
}

async function open(config: Config, apps: string, { onExit, check }: Exit): Promise<FastifyInstance> {
  prepareDataFolder(config.dataFolder);
  // PostgreSQL handles several processes; the embedded database must never be opened twice.
  if (config.databaseUrl === undefined) onExit(await lockDataFolder(config.dataFolder, { say, check }));
  check();
  const key = (file: string, setting: string, given: string | undefined) =>
    keyFor({ folder: config.dataFolder, file, setting, given, production: config.production });
  const signingKey = key('signing.key', 'BOOSTDESK_SIGNING_KEY', config.signingKey);
  const pushKey = pushKeyFor(config);
  const vaultKey = key('vault.key', 'BOOSTDESK_VAULT_KEY', config.vaultKey);
  say(config.databaseUrl === undefined ? 'Opening the embedded database …' : 'Opening PostgreSQL …');
  const database = await openDb({
    url: config.databaseUrl,
    folder: join(config.dataFolder, 'pglite'),
    limits: config.databaseUrl === undefined ? undefined : config.databaseLimits,
  });
  onExit(database.close);
  check();
  const redis = config.redisUrl === undefined ? null : await connectRedis(config.redisUrl);
  if (redis !== null) onExit(() => redis.destroy());
  check();
  const clock = () => new Date();
  if (!config.demo) await refuseDemoData(database.db);
  await settleVaultKey(database.db, vaultKey, { isLost: config.vaultLost, clock, say });
  if (config.demo) await seedDemo({ db: database.db, clock, say, vaultKey });
  if (!(await makeFirstAdmin({ db: database.db, clock }, config.firstAdmin))) {
    say('There’s no admin yet. Set FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD to create one (docs/operations.md).');
  }
  check();
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
  onExit(async () => {
    await Promise.all(servers.map((server) => server.close()));
  });
  check();
  await installPages(app, {
    folder,
    config,
    address: config.publicUrl,
    styleHashes: ariaStyleHashes,
    isPage: hasPage,
    vapidPublicKey: pushKey === null || config.oneSignal !== null ? null : publicKeyOf(pushKey),
  });
  await app.listen({ host: config.host, port: config.port });
  const site = await buildSite(join(apps, 'storefront', 'dist'), config);
  servers.push(site);
  check();
  await site.listen({ host: config.host, port: config.sitePort });
  check();
  return app;
}

function announce(config: Config): void {
  say('');
  say('Boostdesk is running.');
  say(`  Public site  ${config.siteUrl}   (start here: sign in, order)`);
  say(`  Dashboard    ${config.publicUrl}`);
  if (!config.production) say(`  API          ${config.publicUrl}/docs`);
  if (config.demo) {
    say('');
    say('Demo accounts, all with the password boost-demo-1:');
    for (const { email, name, about } of demoAccounts) say(`  ${email.padEnd(30)}${name.padEnd(14)}${about.english}`);
  }
  say('');
  say('Press Ctrl-C to stop.');
}

/**
 * Starts the server and closes it on a signal, also during the start.
 * @param apps folder with the built web apps, `dashboard/dist` and `storefront/dist`
 */
export async function start(
  environment: Readonly<Record<string, string | undefined>>,
  apps: string = ownApps,
): Promise<void> {
  const complain = (error: unknown) =>
    void process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  const exit = createExit(complain);
  let config: Config | undefined;
  endOnSignal({
    close: exit.close,
    deadline: () => (config === undefined ? 0 : config.shutdown.delay + config.shutdown.deadline),
    warn: (line) => void process.stderr.write(`${line}\n`),
  });
  try {
    const settings = readConfig(environment);
    config = settings;
    await exit.during(() => open(settings, apps, exit));
    announce(config);
  } catch (error) {
    if (!(error instanceof StartEndedError)) {
      const remedy = remedyFor(error, config);
      if (remedy === undefined) complain(error);
      else process.stderr.write(`${remedy}\n`);
      process.exitCode = 1;
    }
    await exit.close();
  }
}
