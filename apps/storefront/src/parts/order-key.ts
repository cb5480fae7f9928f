import { createIdempotencyKey } from '@boostdesk/api-client';
import * as z from 'zod/mini';

const KEY = 'boostdesk.order-key';
const Kept = z.object({ request: z.string(), key: z.string() });

function read(): z.output<typeof Kept> | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const kept = Kept.safeParse(value);
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

/**
 * The idempotency key of an order: the same request of the same user gets the same key, also after a reload, so that a
 * second press or a lost answer makes no second order.
 */
export function orderKeyFor(user: number, order: unknown): string {
  const request = JSON.stringify([user, order]);
  const kept = read();
  if (kept?.request === request) return kept.key;
  const key = createIdempotencyKey();
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ request, key }));
  } catch {
    // Repeats are then told apart within one press only.
  }
  return key;
}

/** The order is paid: the same choice again is a new order. */
export function forgetOrderKey(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
