import { sql } from 'kysely';
import { HttpError } from '../http/http-error.ts';
import type { Db, Tx } from './index.ts';

export interface IdempotentCall {
  readonly actor: { readonly id: number };
  readonly call: string;
  readonly idempotencyKey: string | null;
  readonly requestHash: string;
}

/** Stores only what cannot be read again of an answer. */
export interface StoredAnswer<T> {
  readonly toStored: (answer: T) => object;
  readonly restore: (tx: Tx, kept: unknown) => Promise<T>;
}

type AfterCommit = () => void | Promise<void>;
interface Hooks {
  readonly before: (() => Promise<void>)[];
  readonly after: AfterCommit[];
}
const hooksOf = new WeakMap<Tx, Hooks>();

/** Runs at the end of the transaction; an error rolls it back. */
export function beforeCommit(tx: Tx, action: () => Promise<void>): void {
  hooksOf.get(tx)?.before.push(action);
}

/** Does not run after a rollback. */
export function afterCommit(tx: Tx, action: AfterCommit): void {
  hooksOf.get(tx)?.after.push(action);
}

/**
 * A concurrent repetition waits for the first call and gets its answer.
 * @throws HttpError `key_reused` when the key belongs to another request
 */
async function claim(tx: Tx, call: IdempotentCall, key: string, now: Date): Promise<{ answer: unknown } | undefined> {
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
  if (first.call !== call.call || first.request_hash !== call.requestHash) throw new HttpError('key_reused');
  return { answer: first.answer };
}

/**
 * Creates the function for all writes: one transaction each, the first answer for a repeated idempotency key, then
 * `afterCommit` actions. Retries deadlocks and serialization failures twice.
 */
export function createWriter(db: Db, clock: () => Date, onError: (error: unknown) => void) {
  /** Actions start synchronously in order, so that the events of a transaction are sent together. */
  async function runAfterCommit(action: AfterCommit): Promise<void> {
    try {
      await action();
    } catch (error) {
      onError(error);
    }
  }

  async function runIdempotent<T>(
    tx: Tx,
    call: IdempotentCall | null,
    work: (tx: Tx) => Promise<T>,
    kept?: StoredAnswer<T>,
  ): Promise<T> {
    const key = call?.idempotencyKey ?? null;
    if (call === null || key === null) return work(tx);
    const repeat = await claim(tx, call, key, clock());
    // Written by the same call.
    if (repeat !== undefined) return kept ? kept.restore(tx, repeat.answer) : (repeat.answer as T);
    const answer = await work(tx);
    await tx
      .updateTable('idempotency_keys')
      .set({ answer: sql`${JSON.stringify(kept ? kept.toStored(answer) : answer)}::jsonb` })
      .where('user_id', '=', call.actor.id)
      .where('key', '=', key)
      .execute();
    return answer;
  }

  async function runTransaction<T>(
    call: IdempotentCall | null,
    work: (tx: Tx) => Promise<T>,
    kept?: StoredAnswer<T>,
  ): Promise<T> {
    const hooks: Hooks = { before: [], after: [] };
    const result = await db.transaction().execute(async (transaction) => {
      const tx = transaction as Tx;
      hooksOf.set(tx, hooks);
      const answer = await runIdempotent(tx, call, work, kept);
      for (const action of hooks.before) await action();
      return answer;
    });
    await Promise.all(hooks.after.map(runAfterCommit));
    return result;
  }

  return async function write<T>(
    call: IdempotentCall | null,
    work: (tx: Tx) => Promise<T>,
    kept?: StoredAnswer<T>,
  ): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runTransaction(call, work, kept);
      } catch (error) {
        if (attempt === 3 || !isTransient(error)) throw error;
      }
    }
  };
}

export type Write = ReturnType<typeof createWriter>;

/** SQLSTATE serialization_failure and deadlock_detected. */
const isTransient = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
