import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { NewerDatabaseError, openDb } from '../db/index.ts';
import { demoAccounts } from '../domains/auth/demo-accounts.ts';
import { installPages } from '../plugins/pages.ts';
import { ariaStyleHashes } from '../plugins/style-hashes.ts';
import { seedDemo } from '../seed/seed.ts';
import { buildSite } from '../site.ts';
import { keyFor, lockDataFolder, prepareDataFolder, StartError } from './data-folder.ts';
import { refuseDemoData } from './demo-data.ts';
import { connectRedis } from './redis.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const apps = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../../..' : '../..', import.meta.url));

/** One line that says why and what to do; undefined for what nobody foresaw. */
function remedyFor(error: unknown, config: Config | undefined): string | undefined {
  if (error instanceof StartError || error instanceof ConfigError) return error.message;
  if (error instanceof NewerDatabaseError) {
    return 'The data was made by a newer version of Boostdesk. Update this one, or set BOOSTDESK_DATA (or DATABASE_URL) to other data.';
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? String(error.port) : '?';
    const setting = port === String(config?.sitePort) ? 'SITE_PORT' : 'PORT';
    return `Port ${port} is taken. Stop what uses it, or choose another: ${setting}=${Number(port) + 10} npm start`;
  }
  if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED') {
    return 'DATABASE_URL or REDIS_URL cannot be reached. Start that server, or unset the setting to use the embedded one.';
  }
  return undefined;
}

async function open(config: Config, onExit: (action: () => Promise<void> | void) => void): Promise<FastifyInstance> {
  prepareDataFolder(config.dataFolder);
  const key = (file: string, setting: string, given: string | undefined) =>
    keyFor({ folder: config.dataFolder, file, setting, given, production: config.production });
  const signingKey = key('signing.key', 'BOOSTDESK_SIGNING_KEY', config.signingKey);
  const vaultKey = key('vault.key', 'BOOSTDESK_VAULT_KEY', config.vaultKey);
  // PostgreSQL looks after itself; the embedded database must never be opened twice.
  if (config.databaseUrl === undefined) onExit(lockDataFolder(config.dataFolder));
  say(config.databaseUrl === undefined ? 'Opening the embedded database …' : 'Opening PostgreSQL …');
  const database = await openDb({ url: config.databaseUrl, folder: join(config.dataFolder, 'pglite') });
  onExit(database.close);
  const redis = config.redisUrl === undefined ? null : await connectRedis(config.redisUrl);
  if (redis !== null) onExit(() => redis.destroy());
  const clock = () => new Date();
  if (config.demo) await seedDemo({ db: database.db, clock, say });
  else await refuseDemoData(database.db);
  const app = await buildApp({
    config,
    db: database.db,
    clock,
    signingKey,
    vaultKey,
    redis,
    onError: (error) => app.log.error(error),
  });
  onExit(() => app.close());
  await installPages(app, { folder: join(apps, 'dashboard', 'dist'), config, styleHashes: ariaStyleHashes });
  await app.listen({ host: config.host, port: config.port });
  const site = await buildSite(join(apps, 'storefront', 'dist'), config);
  onExit(() => site.close());
  await site.listen({ host: config.host, port: config.sitePort });
  return app;
}

function announce(config: Config): void {
  say('');
  say('Boostdesk is running.');
  say(`  Public site  ${config.siteUrl}   (start here: sign in, order)`);
  say(`  Dashboard    ${config.publicUrl}`);
  say(`  API          ${config.publicUrl}/docs`);
  if (config.demo) {
    say('');
    say('Demo accounts, all with the password boost-demo-1:');
    for (const { email, name, about } of demoAccounts) say(`  ${email.padEnd(30)}${name.padEnd(14)}${about}`);
  }
  say('');
  say('Ctrl-C ends it.');
}

/** Starts everything, and ends everything on SIGINT and SIGTERM: last opened, first closed. */
export async function start(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  const closers: (() => Promise<void> | void)[] = [];
  let config: Config | undefined;
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= (async () => {
      for (const action of closers.toReversed()) await action();
    })();
    return closing;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      process.exitCode = 0;
      void close();
    });
  }
  try {
    config = readConfig(environment);
    await open(config, (action) => closers.push(action));
    announce(config);
  } catch (error) {
    const remedy = remedyFor(error, config);
    process.stderr.write(
      remedy === undefined ? `${error instanceof Error ? error.stack : String(error)}\n` : `${remedy}\n`,
    );
    process.exitCode = 1;
    await close();
  }
}
