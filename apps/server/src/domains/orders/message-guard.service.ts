import { type Actor, isStaff } from '@boostdesk/auth';
import { findPersonalDetails, mentionsLogin, type PersonalDetailKind } from '@boostdesk/catalogs/message-check';
import type { Tx } from '../../db/index.ts';
import { HttpError } from '../../http/http-error.ts';
import { createMemoryCounter, createRedisCounter } from '../../plugins/counters.ts';
import type { MonitoredRedis } from '../../plugins/redis-monitor.ts';
import { type Credentials, decryptCredentials, type Encrypted } from '../../vault/credentials-vault.ts';
import { createCredentialsRepository } from './credentials.repository.ts';
import type { SubjectOrder } from './order-subjects.service.ts';
import { createOrdersRepository } from './orders.repository.ts';
import type { StaffTimeline } from './staff-timeline.service.ts';

export interface MessageGuardDeps {
  readonly vaultKey: Uint8Array;
  readonly clock: () => Date;
  readonly redis: MonitoredRedis | null;
  readonly timeline: StaffTimeline;
  /** Refusals per minute and user. */
  readonly guessLimit: number;
  readonly onError: (error: unknown) => void;
}

interface CheckedMessage {
  readonly actor: Actor;
  readonly order: SubjectOrder;
  readonly text: string;
  /** Undefined when the client cannot ask. */
  readonly confirmed: boolean | undefined;
}

/**
 * Finds account and contact details in chat messages before they are sent. Stored account details never leave the
 * server: the refusal is the same whatever was found.
 */
export function createMessageGuard({ vaultKey, clock, redis, timeline, guessLimit, onError }: MessageGuardDeps) {
  const vault = createCredentialsRepository();
  const orders = createOrdersRepository();
  const now = () => clock().getTime();
  const refusals = redis === null ? createMemoryCounter(now) : createRedisCounter(redis, now);

  /** Undefined with another key or a damaged row, which must not block the chat. */
  function decrypt(order: number, sealed: Encrypted): Credentials | undefined {
    try {
      return decryptCredentials(vaultKey, `order:${order}`, sealed);
    } catch {
      // Without the cause, which may quote what was decrypted.
      onError(new Error(`The account details of order ${order} cannot be decrypted.`));
      return undefined;
    }
  }

  async function hasStoredLogin(tx: Tx, order: number, text: string): Promise<boolean> {
    const sealed = await vault.ofOrder(tx, order);
    const stored = sealed && decrypt(order, sealed);
    return stored !== undefined && mentionsLogin(text, stored);
  }

  /** What a message has that should not be in the chat. Staff may write how they can be reached. */
  async function find(tx: Tx, { actor, order, text }: CheckedMessage): Promise<readonly PersonalDetailKind[]> {
    if (text === '') return [];
    const isLogin = await hasStoredLogin(tx, order.id, text);
    if (isStaff(actor)) return isLogin ? ['login'] : [];
    const names = text.includes('@') ? await orders.listPartyNames(tx, order.id) : [];
    const found = findPersonalDetails(text, names);
    return isLogin && !found.includes('login') ? ['login', ...found] : found;
  }

  return {
    find,

    /**
     * Why the message is not sent yet. Beyond the limit nothing is refused, so that nobody can try out what the stored
     * details are; the message is recorded all the same.
     */
    async findRefusal(
      { actor, confirmed }: CheckedMessage,
      found: readonly PersonalDetailKind[],
    ): Promise<HttpError | undefined> {
      if (found.length === 0 || confirmed !== false) return undefined;
      const count = await refusals.count(`guess-message:${actor.id}`);
      return count > guessLimit ? undefined : new HttpError('needs_confirmation');
    },

    /**
     * Why a message is not scheduled yet. Every check counts, also one that finds nothing, as its message can be
     * cancelled before anybody reads it.
     */
    async findScheduleRefusal(tx: Tx, message: CheckedMessage): Promise<HttpError | undefined> {
      if (message.confirmed !== false) return undefined;
      const count = await refusals.count(`guess-scheduled:${message.actor.id}`);
      if (count > guessLimit || (await find(tx, message)).length === 0) return undefined;
      return new HttpError('needs_confirmation');
    },

    /** Adds it to the timeline of staff, whose open pages refetch the order. */
    async record(
      tx: Tx,
      { actor, order, confirmed }: CheckedMessage,
      found: readonly PersonalDetailKind[],
    ): Promise<void> {
      if (found.length === 0) return;
      const data = { found: found.join(), asked: confirmed === true };
      await timeline.add(tx, { order: order.id, kind: 'contact_sent', actor: actor.id, data });
    },
  };
}

export type MessageGuard = ReturnType<typeof createMessageGuard>;
