import { sql } from 'kysely';
import { Refusal } from '../contract/refusal.ts';
import type { Db, Tx } from './index.ts';

/** What makes a repeated write harmless; made by the route from the call's headers and body. */
export interface Repeatable {
  readonly actor: { readonly id: number };
  readonly call: string;
  readonly idempotencyKey: string | null;
  readonly requestHash: string;
}

/** How an answer of which most can be read again is kept for the repetition of its call. */
export interface Kept<T> {
  readonly keep: (answer: T) => object;
  /** The same answer, from what `keep` gave. */
  readonly restore: (tx: Tx, kept: unknown) => Promise<T>;
}

type AfterCommit = () => void | Promise<void>;
interface Hooks {
  readonly before: (() => Promise<void>)[];
  readonly after: AfterCommit[];
}
const hooksOf = new WeakMap<Tx, Hooks>();

/** Registers the transaction's last write. An error in it rolls the transaction back. */
export function beforeCommit(tx: Tx, action: () => Promise<void>): void {
  hooksOf.get(tx)?.before.push(action);
}

/** Runs once the transaction is durable: telling sockets, closing sessions. Never runs for one that is rolled back. */
export function afterCommit(tx: Tx, action: AfterCommit): void {
  hooksOf.get(tx)?.after.push(action);
}

/** A keyed write claims its key first; a second one waits for the first and then finds its answer. */
async function claim(tx: Tx, call: Repeatable, key: string, now: Date): Promise<{ answer: unknown } | undefined> {
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: call.actor.id, key, call: call.call, request_hash: call.requestHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted !== undefined) return undefined;
  const first = await tx
    .selectFrom('idempotency_keys')
    .select(['call', 'request_hash', 'answer'])
    .where('user_id', '=', call.actor.id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.call !== call.call || first.request_hash !== call.requestHash) throw new Refusal('key_reused');
  return { answer: first.answer };
}

/**
 * The only door to a write: one transaction, the same answer for the same idempotency key, what follows only after the commit.
 * A deadlock or serialisation failure is tried again, twice.
 */
export function createWriter(db: Db, clock: () => Date, onError: (error: unknown) => void) {
  /** Begun at once and in order: what a transaction tells leaves together, however long the bookkeeping behind it takes. */
  async function perform(action: AfterCommit): Promise<void> {
    try {
      await action();
    } catch (error) {
      onError(error);
    }
  }

  async function workOnce<T>(
    tx: Tx,
    call: Repeatable | null,
    work: (tx: Tx) => Promise<T>,
    kept?: Kept<T>,
  ): Promise<T> {
    const key = call?.idempotencyKey ?? null;
    if (call === null || key === null) return work(tx);
    const repeat = await claim(tx, call, key, clock());
    // Written by this very call from an answer of type T.
    if (repeat !== undefined) return kept ? kept.restore(tx, repeat.answer) : (repeat.answer as T);
    const answer = await work(tx);
    await tx
      .updateTable('idempotency_keys')
      .set({ answer: sql`${JSON.stringify(kept ? kept.keep(answer) : answer)}::jsonb` })
      .where('user_id', '=', call.actor.id)
      .where('key', '=', key)
      .execute();
    return answer;
  }

  async function once<T>(call: Repeatable | null, work: (tx: Tx) => Promise<T>, kept?: Kept<T>): Promise<T> {
    const hooks: Hooks = { before: [], after: [] };
    const result = await db.transaction().execute(async (transaction) => {
      const tx = transaction as Tx;
      hooksOf.set(tx, hooks);
      const answer = await workOnce(tx, call, work, kept);
      for (const action of hooks.before) await action();
      return answer;
    });
    await Promise.all(hooks.after.map(perform));
    return result;
  }

  return async function write<T>(call: Repeatable | null, work: (tx: Tx) => Promise<T>, kept?: Kept<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(call, work, kept);
      } catch (error) {
        if (attempt === 3 || !isTransient(error)) throw error;
      }
    }
  };
}

export type Write = ReturnType<typeof createWriter>;

/** PostgreSQL's serialization_failure and deadlock_detected. */
const isTransient = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
