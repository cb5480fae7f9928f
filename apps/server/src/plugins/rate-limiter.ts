import { createHash } from 'node:crypto';
import { isAnonymous } from '@boostdesk/auth';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { AuthService } from '../domains/auth/auth.service.ts';
import { RateLimitError } from '../http/http-error.ts';
import type { RequestChecks } from '../http/register-calls.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { type Counter, createMemoryCounter, createRedisCounter } from './counters.ts';
import type { MonitoredRedis } from './redis-monitor.ts';

/** Large bodies of a user at a time, in this process. */
const BODIES_MAX = 4;
/** In ms. */
const BODIES_RETRY = 5000;

export interface LoginAttempts {
  /**
   * Resets the attempts on an account, from the address and in total, once the owner has proved their identity. The
   * address's count over all accounts stays.
   */
  readonly resetLoginAttempts: (address: string, email: string) => Promise<void>;
}

export interface RateLimiterDeps {
  readonly auth: Pick<AuthService, 'authenticate'>;
  readonly config: Pick<Config, 'callLimit' | 'loginLimit'>;
  readonly redis: MonitoredRedis | null;
  readonly clock: () => Date;
}

/** Returns the keys for one address and for all. The e-mail address is user input of any length. */
function loginAttemptKeys(address: string, email: string) {
  const account = email.trim().toLowerCase().slice(0, 200);
  return { account: `guess-account:${address}:${account}`, total: `guess-total:${account}` };
}

function emailOf({ body }: FastifyRequest): string | null {
  if (typeof body !== 'object' || body === null || !('email' in body)) return null;
  return typeof body.email === 'string' ? body.email : null;
}

/**
 * Limits calls per minute and user, or per address when not signed in. Calls that guess a secret (`strictRateLimit`)
 * have lower limits by address and by account (docs/decisions/0039).
 */
export function createRateLimiter({ auth, config, redis, clock }: RateLimiterDeps): RequestChecks & LoginAttempts {
  const now = () => clock().getTime();
  const tokens = createMemoryCounter(now);
  const bodies = createConcurrencyLimit(BODIES_MAX);
  const counter = redis === null ? createMemoryCounter(now) : createRedisCounter(redis, now);

  /** @throws RateLimitError with the time until the window ends */
  async function limitBy(by: Counter, key: string, most: number): Promise<void> {
    if ((await by.count(key)) > most) throw new RateLimitError(await by.msUntilReset(key));
  }
  const limit = (key: string, most: number) => limitBy(counter, key, most);

  /** The limit per address comes first, to stop a guesser before the limit that the account's owner shares. */
  async function limitLoginAttempts({ ip }: FastifyRequest, email: string): Promise<void> {
    const keys = loginAttemptKeys(ip, email);
    await limit(keys.account, config.loginLimit.account);
    await limit(keys.total, config.loginLimit.total);
  }

  return {
    // The limit of the user, applied to each token before three queries look up the session.
    async limitToken(token) {
      const key = createHash('sha256').update(token).digest('base64');
      await limitBy(tokens, key, config.callLimit);
    },
    authenticate: auth.authenticate,
    async resetLoginAttempts(address, email) {
      const keys = loginAttemptKeys(address, email);
      await counter.reset(keys.account);
      await counter.reset(keys.total);
    },
    limitBodies(actor) {
      const release = bodies(`${actor.id}`);
      if (release === undefined) throw new RateLimitError(BODIES_RETRY);
      return release;
    },
    async limitCall(call, request, actor) {
      await limit(isAnonymous(actor) ? `address:${request.ip}` : `user:${actor.id}`, config.callLimit);
      if (call.strictRateLimit !== true) return;
      await limit(`guess-address:${request.ip}`, config.loginLimit.address);
      if (!isAnonymous(actor)) return limit(`guess-user:${actor.id}`, config.loginLimit.account);
      const email = emailOf(request);
      if (email !== null) await limitLoginAttempts(request, email);
    },
  };
}
