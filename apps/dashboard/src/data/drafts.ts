import * as z from 'zod/mini';
import { readStored, writeStored } from '../core/storage.ts';

const PREFIX = 'boostdesk.draft.';
const LIFE_MS = 24 * 60 * 60 * 1000;

const Kept = z.object({ at: z.number(), draft: z.unknown() });

/** Fields that are never stored: secrets, cards, logins of accounts. */
const SEALED = /pass(word|phrase|code)|secret|token|credential|login|card|cvc|iban|account_?(id|name)/i;

/** Removes sealed fields at any depth. */
function withoutSealed(draft: unknown): unknown {
  if (Array.isArray(draft)) return draft.map(withoutSealed);
  if (typeof draft !== 'object' || draft === null) return draft;
  const open = Object.entries(draft).filter(([name]) => !SEALED.test(name));
  return Object.fromEntries(open.map(([name, value]) => [name, withoutSealed(value)]));
}

const keyOf = (user: number, what: string): string => `${PREFIX}${user}.${what}`;
// The absolute difference also expires drafts after the clock was set back.
const isOver = (at: number): boolean => Math.abs(Date.now() - at) > LIFE_MS;

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/**
 * Reads the unsent input of a form (`what`), which outlives page and session for a day. Undefined without one; the
 * caller validates it.
 */
export function readDraft(user: number, what: string): unknown {
  const kept = readStored(keyOf(user, what), Kept);
  return kept === undefined || isOver(kept.at) ? undefined : kept.draft;
}

/** Stores a draft, or removes it when it is null. */
export function keepDraft(user: number, what: string, draft: unknown): void {
  const key = keyOf(user, what);
  if (draft === null) forget(key);
  else writeStored(key, { at: Date.now(), draft: withoutSealed(draft) });
}

/** Removes expired drafts and those of other users; called when a session begins. */
export function sweepDrafts(user: number): void {
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
      const kept = readStored(key, Kept);
      if (!key.startsWith(keyOf(user, '')) || kept === undefined || isOver(kept.at)) forget(key);
    }
  } catch {
    // Without storage there is nothing to remove.
  }
}
