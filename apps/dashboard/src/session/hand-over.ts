import * as z from 'zod/mini';
import { readStored, removeStored } from '../core/storage.ts';
import { type HandOver, PENDING_KEY, takeFromAddress } from '../core/take-hand-over.ts';

const PLACE = 'sessionStorage';

const Pending = z.object({ token: z.string(), exchangeId: z.string() });

/**
 * Returns the hand-over that the page's inline script has taken out of the address, or takes it out. Also returns a
 * hand-over that a reload interrupted.
 */
export function takeHandOver(): HandOver | null {
  const early = globalThis.takenHandOver;
  globalThis.takenHandOver = undefined;
  const taken = early === undefined ? takeFromAddress() : early;
  return taken === undefined ? readPending() : taken;
}

const readPending = (): HandOver | null => readStored(PENDING_KEY, Pending, PLACE) ?? null;

/** Call it when the server has answered or the user declines: a reload does not repeat the hand-over. */
export const completeHandOver = (): void => removeStored(PENDING_KEY, PLACE);
