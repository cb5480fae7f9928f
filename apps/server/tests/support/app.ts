import { randomBytes } from 'node:crypto';
import type { CallName } from '@boostdesk/api-client/contract';
import { ROLE, type Role } from '@boostdesk/auth';
import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { type Answer, type CallOptions, createCaller, type Request } from './calls.ts';
import { createTestClock } from './clock.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { addPerson, type BoosterTraits, PASSWORD, type TestPerson } from './people.ts';

/** Somebody who is signed in. */
export interface SignedIn extends TestPerson {
  readonly token: string;
  /** Answers what the call answers; throws `CallRefusedError` for anything but 200. */
  readonly call: <N extends CallName>(name: N, request: Request<N>, options?: CallOptions) => Promise<Answer<N>>;
}

interface TestAppOptions {
  /** @default a clock of its own, to be moved by `clock.forward` */
  readonly realTime?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
  /** Another process of the same product: same database, same keys. */
  readonly beside?: { readonly database: TestDatabase; readonly signingKey: Uint8Array };
  /** @default null: one process */
  readonly redis?: AppDeps['redis'];
  /** @default no pushes of our own */
  readonly pushKey?: Uint8Array;
  /** Pause between two looks at what is still to be sent, in ms. @default as in production */
  readonly pushIntervalMs?: number;
  /** Pause between two looks at all sockets, in ms. @default as in production */
  readonly sweepIntervalMs?: number;
  /** Takes the lines of the log; `settings` say how much is logged. */
  readonly log?: (line: string) => void;
  /** What is registered before it listens, as the pages are. */
  readonly register?: (app: FastifyInstance) => Promise<void>;
}

/** The real app on a free port with a database of its own. One a test file. */
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
  const errors: unknown[] = [];
  const limits = {
    CALL_LIMIT: '1000000',
    LOGIN_LIMIT_ADDRESS: '1000000',
    LOGIN_LIMIT_ACCOUNT: '1000000',
    LOGIN_LIMIT_TOTAL: '1000000',
    CHAT_LIMIT: '1000000',
    SHUTDOWN_DELAY_MS: '0',
  };
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: database.url, ...limits, ...settings }),
    db: database.db,
    clock: realTime ? () => new Date() : clock.now,
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

  async function signIn(person: TestPerson): Promise<SignedIn> {
    const { token } = await call('auth.login', { email: person.email, password: PASSWORD });
    return { ...person, token, call: (name, request, options) => call(name, request, { token, ...options }) };
  }
  const join = async (role: Role, traits?: BoosterTraits & { name?: string }) =>
    signIn(await addPerson(database, role, traits));

  return {
    app,
    url,
    database,
    signingKey,
    clock,
    /** What failed after a commit, where no caller hears of it. */
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
