import { randomBytes } from 'node:crypto';
import type { CallName } from '@boostdesk/api-client/contract';
import { ROLE, type Role } from '@boostdesk/auth';
import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createTokens } from '../../src/domains/auth/tokens.ts';
import { type Answer, type CallOptions, createCaller, type Request } from './calls.ts';
import { createTestClock } from './clock.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { addPerson, type BoosterTraits, openSession, PASSWORD, type TestPerson } from './people.ts';

export interface SignedIn extends TestPerson {
  readonly token: string;
  /** @throws CallRefusedError for any status but 200 */
  readonly call: <N extends CallName>(name: N, request: Request<N>, options?: CallOptions) => Promise<Answer<N>>;
}

interface TestAppOptions {
  /** @default an own clock, moved by `clock.forward` */
  readonly realTime?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
  /** Another process of the same product, with the same database and keys. */
  readonly beside?: { readonly database: TestDatabase; readonly signingKey: Uint8Array };
  /** @default null: one process */
  readonly redis?: AppDeps['redis'];
  /** @default this server sends no pushes itself */
  readonly pushKey?: Uint8Array;
  /** @default as in production */
  readonly pushIntervalMs?: number;
  /** @default as in production */
  readonly sweepIntervalMs?: number;
  /** Receives the lines of the log; `settings` set its level. */
  readonly log?: (line: string) => void;
  readonly register?: (app: FastifyInstance) => Promise<void>;
}

/** Starts the real app on a free port with its own database. One per test file. */
export async function startApp({
  realTime = false,
  settings = {},
  beside,
  redis = null,
  pushKey,
  pushIntervalMs,
  sweepIntervalMs,
  log,
  register,
}: TestAppOptions = {}) {
  const database = beside?.database ?? (await createTestDatabase());
  const signingKey = beside?.signingKey ?? randomBytes(32);
  const clock = createTestClock();
  const now = realTime ? () => new Date() : clock.now;
  const tokens = createTokens(signingKey, now);
  const errors: unknown[] = [];
  const limits = {
    CALL_LIMIT: '1000000',
    LOGIN_LIMIT_ADDRESS: '1000000',
    LOGIN_LIMIT_ACCOUNT: '1000000',
    LOGIN_LIMIT_TOTAL: '1000000',
    CHAT_LIMIT: '1000000',
    UPLOAD_LIMIT: '1000000',
    SHUTDOWN_DELAY_MS: '0',
  };
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: database.url, ...limits, ...settings }),
    db: database.db,
    clock: now,
    signingKey,
    vaultKey: randomBytes(32),
    redis,
    ...(pushKey === undefined ? {} : { pushKey }),
    onError: (error) => errors.push(error),
    ...(pushIntervalMs === undefined ? {} : { pushIntervalMs }),
    ...(sweepIntervalMs === undefined ? {} : { sweepIntervalMs }),
    ...(log === undefined ? {} : { logStream: { write: log } }),
  });
  await register?.(app);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const { call, send } = createCaller(`${url}/api`);

  const withToken = (person: TestPerson, token: string): SignedIn => ({
    ...person,
    token,
    call: (name, request, options) => call(name, request, { token, ...options }),
  });
  const signIn = async (person: TestPerson): Promise<SignedIn> =>
    withToken(person, (await call('auth.login', { email: person.email, password: PASSWORD })).token);

  /** A session as a sign-in opens it, without the time that checking a password takes. */
  async function join(role: Role, traits?: BoosterTraits & { name?: string }): Promise<SignedIn> {
    const person = await addPerson(database, role, traits);
    return withToken(person, await openSession(database, tokens, person, now()));
  }

  return {
    app,
    url,
    database,
    signingKey,
    clock,
    /** Errors of actions after a commit, which no caller gets. */
    errors,
    call,
    send,
    signIn,
    customer: (name?: string) => join(ROLE.customer, name === undefined ? {} : { name }),
    booster: (traits?: BoosterTraits & { name?: string }) => join(ROLE.booster, traits),
    staff: (role: Exclude<Role, 2 | 3> = ROLE.admin) => join(role),
    close: async () => {
      await app.close();
      if (beside === undefined) await database.close();
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startApp>>;
