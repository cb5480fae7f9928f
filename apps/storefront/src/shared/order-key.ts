import { createIdempotencyKey } from '@boostdesk/api-client';
import * as z from 'zod/mini';

const KEY = 'boostdesk.order-key';
const StoredKey = z.object({ request: z.string(), key: z.string() });

function readStored(): z.output<typeof StoredKey> | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const stored = StoredKey.safeParse(value);
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}

/**
 * Idempotency key, the same for the same request and user, also after a reload, so that a second press or a lost
 * response creates no second order.
 */
export function getOrderKey(user: number, order: unknown): string {
  const request = JSON.stringify([user, order]);
  const stored = readStored();
  if (stored?.request === request) return stored.key;
  const key = createIdempotencyKey();
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ request, key }));
  } catch {
    // Without storage the key lasts for one press.
  }
  return key;
}

/** After payment the same choice is a new order. */
export function clearOrderKey(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is unavailable.
  }
}
