import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { auth } from '@boostdesk/api-client/contract';
import * as z from 'zod/mini';
import { isGuessable } from './vault/guessable-key.ts';

const port = (fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), fallback);
const milliseconds = (fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(600_000)), fallback);
const address = z.url({ protocol: /^https?$/ });
const flag = z.pipe(
  z.enum(['0', '1', 'true', 'false']),
  z.transform((value) => value === '1' || value === 'true'),
);

/** `10.0.0.0/8`, `::1`, or a name of proxy-addr. */
function isAddressRange(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * Hops, or addresses separated by commas. Never all proxies: only the last entries of X-Forwarded-For, one per proxy,
 * are trustworthy; the first are the client's own text.
 */
const proxies = z.pipe(
  z.string().check(
    z.refine((value) => /^\d$/.test(value) || value.split(',').every((part) => isAddressRange(part.trim())), {
      error: 'enter the number of proxies in front of the server (0 to 9) or their addresses (10.0.0.0/8, ::1)',
    }),
  ),
  z.transform((value) => (/^\d$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim()))),
);

const PUSH_SERVICES = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'];

const hostList = z.pipe(
  z.string().check(z.minLength(1)),
  z.transform((value) => value.split(',').map((part) => part.trim())),
);

const anyKey = z
  .string()
  .check(
    z.regex(/^[0-9a-f]{64}$/, { error: 'enter 64 hex digits, for example from openssl rand -hex 32', abort: true }),
  );
const key = anyKey.check(
  z.refine((hex) => !isGuessable(Buffer.from(hex, 'hex')), {
    error: 'this key can be guessed; generate one with openssl rand -hex 32',
  }),
);

/** docs/operations.md has the same table. */
const Environment = z.object({
  /** Validated, because a misspelt one would start the demo. */
  NODE_ENV: z.optional(z.enum(['production', 'development', 'test'], { error: 'use production, development or test' })),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: port(3000),
  SITE_PORT: port(3001),
  /**
   * Required in production.
   * @default from host and port
   */
  PUBLIC_URL: z.optional(address),
  SITE_URL: z.optional(address),
  BOOSTDESK_DATA: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  REDIS_URL: z.optional(z.url({ protocol: /^rediss?$/ })),
  /**
   * Shown on the public site to users who cannot sign in.
   * @default none
   */
  CONTACT_EMAIL: z.optional(z.email()),
  /**
   * 64 hex digits.
   * @default a generated key in the data folder, except in production
   */
  BOOSTDESK_SIGNING_KEY: z.optional(key),
  /** A guessable key is rejected unless data is already encrypted with it. */
  BOOSTDESK_VAULT_KEY: z.optional(anyKey),
  /** Deletes data encrypted with a lost vault key instead of rejecting another key. */
  BOOSTDESK_VAULT_LOST: z.optional(flag),
  FIRST_ADMIN_EMAIL: z.optional(z.email()),
  FIRST_ADMIN_PASSWORD: z.optional(auth.register.request.shape.password),
  /**
   * Rejected in production.
   * @default on with the embedded database
   */
  BOOSTDESK_DEMO: z.optional(flag),
  /**
   * Accepts test cards, which cost nothing.
   * @default on outside production
   */
  TEST_PAYMENTS: z.optional(flag),
  TRUST_PROXY: z._default(proxies, 0),
  /** Sign-in attempts per minute: per address; per account and address; per account. */
  LOGIN_LIMIT_ADDRESS: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 60),
  LOGIN_LIMIT_ACCOUNT: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 10),
  LOGIN_LIMIT_TOTAL: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 100),
  /** Calls per minute and user, or address when not signed in. */
  CALL_LIMIT: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1200),
  /** Chat messages per minute, user and order; a third of them in a burst. */
  CHAT_LIMIT: z._default(z.coerce.number().check(z.int(), z.minimum(3)), 60),
  /** Uploads of pictures per day and user, with those that fail. */
  UPLOAD_LIMIT: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 600),
  /** Script of the fingerprint agent, with `{apiKey}` as placeholder, and the key. Disabled unless both are set. */
  FINGERPRINT_SCRIPT_URL: z.optional(address),
  FINGERPRINT_API_KEY: z.optional(z.string()),
  BOOSTDESK_PUSH_KEY: z.optional(key),
  /** Allowed push services, separated by commas: `push.example`, or `*.push.example` for subdomains. */
  PUSH_HOSTS: z._default(hostList, PUSH_SERVICES),
  /** Sends pushes by OneSignal instead of Web Push when both are set. */
  ONESIGNAL_APP_ID: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  ONESIGNAL_API_KEY: z.optional(z.string()),
  ONESIGNAL_URL: z._default(address, 'https://api.onesignal.com'),
  /** Off removes the dashboard's service worker from browsers. */
  SERVICE_WORKER: z._default(flag, true),
  SHUTDOWN_DELAY_MS: milliseconds(250),
  SHUTDOWN_DEADLINE_MS: milliseconds(10_000),
  /** Statement timeout on PostgreSQL; lists and counts have a shorter one, migrations none. */
  DATABASE_STATEMENT_MS: milliseconds(20_000),
  DATABASE_LOCK_MS: milliseconds(5_000),
  DATABASE_CONNECT_MS: milliseconds(5_000),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'warn'),
});

export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends Error {
  override name = 'ConfigError';
}

const fingerprintOf = (scriptUrl: string | undefined, apiKey: string | undefined) =>
  scriptUrl === undefined || apiKey === undefined ? null : { scriptUrl, apiKey };

/** @throws ConfigError for settings that contradict each other */
function assertConsistent(env: z.output<typeof Environment>, production: boolean): void {
  if (production && env.BOOSTDESK_DEMO === true) {
    throw new ConfigError('BOOSTDESK_DEMO can’t be used in production: the demo passwords are public. Unset it.');
  }
  if (production && (env.PUBLIC_URL === undefined || env.SITE_URL === undefined)) {
    throw new ConfigError(
      'PUBLIC_URL and SITE_URL are required in production. Set them to the addresses browsers use, for example PUBLIC_URL=https://desk.example and SITE_URL=https://www.example.',
    );
  }
  const keys = [env.BOOSTDESK_SIGNING_KEY, env.BOOSTDESK_VAULT_KEY, env.BOOSTDESK_PUSH_KEY].filter(Boolean);
  if (new Set(keys).size < keys.length) {
    throw new ConfigError(
      'BOOSTDESK_SIGNING_KEY, BOOSTDESK_VAULT_KEY and BOOSTDESK_PUSH_KEY must be different keys, but two of them are the same. Keep the vault key and generate new ones for the others.',
    );
  }
  if (env.PORT === env.SITE_PORT && env.PORT !== 0) {
    throw new ConfigError(
      `The settings PORT and SITE_PORT are both ${env.PORT}: the dashboard and the public site need different ports. Change one.`,
    );
  }
  if ((env.FIRST_ADMIN_EMAIL === undefined) !== (env.FIRST_ADMIN_PASSWORD === undefined)) {
    throw new ConfigError('Set both FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD, or neither.');
  }
  if (production && env.PUSH_HOSTS.some((host) => host.startsWith('http:'))) {
    throw new ConfigError('PUSH_HOSTS must use https. Plain http addresses are only for tests.');
  }
  if ((env.ONESIGNAL_APP_ID === undefined) !== (env.ONESIGNAL_API_KEY === undefined)) {
    throw new ConfigError('Set both ONESIGNAL_APP_ID and ONESIGNAL_API_KEY, or neither.');
  }
}

function localHostname(host: string): string {
  if (['0.0.0.0', '127.0.0.1', '::'].includes(host)) return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}

export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  // Empty variables count as unset.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${String(issue?.path[0])} is invalid: ${issue?.message}. See docs/operations.md.`);
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const [email, password] = [env.FIRST_ADMIN_EMAIL?.toLowerCase(), env.FIRST_ADMIN_PASSWORD];
  assertConsistent(env, production);
  const local = localHostname(env.HOST);
  return {
    production,
    host: env.HOST,
    port: env.PORT,
    sitePort: env.SITE_PORT,
    publicUrl: new URL(env.PUBLIC_URL ?? `http://${local}:${env.PORT}`).origin,
    siteUrl: new URL(env.SITE_URL ?? `http://${local}:${env.SITE_PORT}`).origin,
    dataFolder: resolve(env.BOOSTDESK_DATA),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    contactEmail: env.CONTACT_EMAIL ?? null,
    signingKey: env.BOOSTDESK_SIGNING_KEY,
    vaultKey: env.BOOSTDESK_VAULT_KEY,
    vaultLost: env.BOOSTDESK_VAULT_LOST === true,
    firstAdmin: email === undefined || password === undefined ? null : { email, password },
    demo: env.BOOSTDESK_DEMO ?? (env.DATABASE_URL === undefined && !production),
    testPayments: env.TEST_PAYMENTS ?? !production,
    trustProxy: env.TRUST_PROXY,
    loginLimit: { address: env.LOGIN_LIMIT_ADDRESS, account: env.LOGIN_LIMIT_ACCOUNT, total: env.LOGIN_LIMIT_TOTAL },
    callLimit: env.CALL_LIMIT,
    chatLimit: env.CHAT_LIMIT,
    uploadLimit: env.UPLOAD_LIMIT,
    fingerprint: fingerprintOf(env.FINGERPRINT_SCRIPT_URL, env.FINGERPRINT_API_KEY),
    pushKey: env.BOOSTDESK_PUSH_KEY,
    pushHosts: env.PUSH_HOSTS,
    oneSignal:
      env.ONESIGNAL_APP_ID === undefined || env.ONESIGNAL_API_KEY === undefined
        ? null
        : { appId: env.ONESIGNAL_APP_ID, apiKey: env.ONESIGNAL_API_KEY, url: new URL(env.ONESIGNAL_URL).origin },
    serviceWorker: env.SERVICE_WORKER,
    shutdown: { delay: env.SHUTDOWN_DELAY_MS, deadline: env.SHUTDOWN_DEADLINE_MS },
    databaseLimits: {
      statementMs: env.DATABASE_STATEMENT_MS,
      lockMs: env.DATABASE_LOCK_MS,
      connectMs: env.DATABASE_CONNECT_MS,
    },
    logLevel: env.LOG_LEVEL,
  } as const;
}
