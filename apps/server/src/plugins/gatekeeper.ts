import { createHash } from 'node:crypto';
import { isAnonymous } from '@boostdesk/auth';
import type { FastifyRequest } from 'fastify';
import type { RedisClientType } from 'redis';
import type { Config } from '../config.ts';
import type { Gatekeeper } from '../contract/bind.ts';
import { Refusal } from '../contract/refusal.ts';
import type { AuthService } from '../domains/auth/auth.service.ts';
import { createMemoryCounter, createRedisCounter } from './counters.ts';

export interface GatekeeperDeps {
  readonly auth: Pick<AuthService, 'signedBy'>;
  readonly config: Pick<Config, 'callLimit' | 'loginLimit'>;
  readonly redis: RedisClientType | null;
  readonly clock: () => Date;
}

/** The account that a guess aims at; the body is not parsed yet. */
function accountOf({ body }: FastifyRequest): string | null {
  if (typeof body !== 'object' || body === null || !('email' in body)) return null;
  return typeof body.email === 'string' ? body.email.trim().toLowerCase().slice(0, 200) : null;
}

/**
 * Limits a minute: calls of a user, or of an address where nobody is signed in; and, strictly, calls that guess (`guarded`), so
 * that neither one address tries many accounts nor many addresses one (docs/decisions/0039).
 */
export function createGatekeeper({ auth, config, redis, clock }: GatekeeperDeps): Gatekeeper {
  const now = () => clock().getTime();
  const countToken = createMemoryCounter(now);
  const count = redis === null ? createMemoryCounter(now) : createRedisCounter(redis, now);

  async function limit(key: string, most: number): Promise<void> {
    if ((await count(key)) > most) throw new Refusal('too_many');
  }

  /** Who is turned away at an account is who guessed: the account's own people come from elsewhere. */
  async function limitGuesses({ ip }: FastifyRequest, account: string): Promise<void> {
    await limit(`guess-account:${ip}:${account}`, config.loginLimit.account);
    await limit(`guess-total:${account}`, config.loginLimit.total);
  }

  return {
    // A user's limit holds for each of their tokens: what is refused here would be refused there, after three queries.
    async admitToken(token) {
      const key = createHash('sha256').update(token).digest('base64');
      if ((await countToken(key)) > config.callLimit) throw new Refusal('too_many');
    },
    signedBy: auth.signedBy,
    async admit(call, request, actor) {
      await limit(isAnonymous(actor) ? `address:${request.ip}` : `user:${actor.id}`, config.callLimit);
      if (call.guarded !== true) return;
      await limit(`guess-address:${request.ip}`, config.loginLimit.address);
      if (!isAnonymous(actor)) return limit(`guess-user:${actor.id}`, config.loginLimit.account);
      const account = accountOf(request);
      if (account !== null) await limitGuesses(request, account);
    },
  };
}
