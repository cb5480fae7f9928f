import { createHash } from 'node:crypto';
import { isAnonymous } from '@boostdesk/auth';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Gatekeeper } from '../contract/bind.ts';
import { LimitRefusal } from '../contract/refusal.ts';
import type { AuthService } from '../domains/auth/auth.service.ts';
import { type Counter, createMemoryCounter, createRedisCounter } from './counters.ts';
import type { MonitoredRedis } from './redis-monitor.ts';

export interface Forgiver {
  /**
   * Who proved from that address to be whom the account belongs to signs in at once, however often it was tried: unless the
   * address has spent its tries over all accounts, which stay counted.
   */
  readonly forgiveGuesses: (address: string, email: string) => Promise<void>;
}

export interface GatekeeperDeps {
  readonly auth: Pick<AuthService, 'signedBy'>;
  readonly config: Pick<Config, 'callLimit' | 'loginLimit'>;
  readonly redis: MonitoredRedis | null;
  readonly clock: () => Date;
}

/** One address at one account, and all addresses at it; the e-mail address as anybody wrote it, of any length. */
function guessKeys(address: string, email: string) {
  const account = email.trim().toLowerCase().slice(0, 200);
  return { account: `guess-account:${address}:${account}`, total: `guess-total:${account}` };
}

/** The e-mail address that a guess aims at; the body is not parsed yet. */
function emailOf({ body }: FastifyRequest): string | null {
  if (typeof body !== 'object' || body === null || !('email' in body)) return null;
  return typeof body.email === 'string' ? body.email : null;
}

/**
 * Limits a minute: calls of a user, or of an address where nobody is signed in; and, strictly, calls that guess (`guarded`), so
 * that neither one address tries many accounts nor many addresses one (docs/decisions/0039).
 */
export function createGatekeeper({ auth, config, redis, clock }: GatekeeperDeps): Gatekeeper & Forgiver {
  const now = () => clock().getTime();
  const tokens = createMemoryCounter(now);
  const counter = redis === null ? createMemoryCounter(now) : createRedisCounter(redis, now);

  /** Whoever is turned away hears when the minute is over. */
  async function limitBy(by: Counter, key: string, most: number): Promise<void> {
    if ((await by.count(key)) > most) throw new LimitRefusal(await by.endsIn(key));
  }
  const limit = (key: string, most: number) => limitBy(counter, key, most);

  /** Who is turned away at an account is who guessed: the account's own people come from elsewhere. */
  async function limitGuesses({ ip }: FastifyRequest, email: string): Promise<void> {
    const keys = guessKeys(ip, email);
    await limit(keys.account, config.loginLimit.account);
    await limit(keys.total, config.loginLimit.total);
  }

  return {
    // A user's limit holds for each of their tokens: what is refused here would be refused there, after three queries.
    async admitToken(token) {
      const key = createHash('sha256').update(token).digest('base64');
      await limitBy(tokens, key, config.callLimit);
    },
    signedBy: auth.signedBy,
    async forgiveGuesses(address, email) {
      const keys = guessKeys(address, email);
      await counter.forget(keys.account);
      await counter.forget(keys.total);
    },
    async admit(call, request, actor) {
      await limit(isAnonymous(actor) ? `address:${request.ip}` : `user:${actor.id}`, config.callLimit);
      if (call.guarded !== true) return;
      await limit(`guess-address:${request.ip}`, config.loginLimit.address);
      if (!isAnonymous(actor)) return limit(`guess-user:${actor.id}`, config.loginLimit.account);
      const email = emailOf(request);
      if (email !== null) await limitGuesses(request, email);
    },
  };
}
