import * as z from 'zod/mini';
import { readStored, writeStored } from '../core/storage.ts';

const PREFIX = 'boostdesk.draft.';
/** Whoever is back the next day begins anew. */
const LIFE_MS = 24 * 60 * 60 * 1000;

const Kept = z.object({ at: z.number(), draft: z.unknown() });

/** Fields that are written nowhere but where they belong, whichever form they stand in: secrets, cards, logins of accounts. */
const SEALED = /pass(word|phrase|code)|secret|token|credential|login|card|cvc|iban|account_?(id|name)/i;

/** The same without what is sealed, however deep it lies. */
function withoutSealed(draft: unknown): unknown {
  if (Array.isArray(draft)) return draft.map(withoutSealed);
  if (typeof draft !== 'object' || draft === null) return draft;
  const open = Object.entries(draft).filter(([name]) => !SEALED.test(name));
  return Object.fromEntries(open.map(([name, value]) => [name, withoutSealed(value)]));
}

const keyOf = (user: number, what: string): string => `${PREFIX}${user}.${what}`;
// A clock that was set back makes nothing last longer.
const isOver = (at: number): boolean => Math.abs(Date.now() - at) > LIFE_MS;

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that forbids its storage has kept nothing there.
  }
}

/**
 * What a user has typed and not sent outlives the page and the session, for a day: it is offered when they are back. `what` names
 * the form. Undefined where there is none; whoever reads it judges whether it fits.
 */
export function readDraft(user: number, what: string): unknown {
  const kept = readStored(keyOf(user, what), Kept);
  return kept === undefined || isOver(kept.at) ? undefined : kept.draft;
}

/** At every keystroke. Null: there is nothing left to keep. */
export function keepDraft(user: number, what: string, draft: unknown): void {
  const key = keyOf(user, what);
  if (draft === null) forget(key);
  else writeStored(key, { at: Date.now(), draft: withoutSealed(draft) });
}

/** A session has begun: what anybody else has typed in this browser goes, and what is too old. */
export function sweepDrafts(user: number): void {
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
      const kept = readStored(key, Kept);
      if (!key.startsWith(keyOf(user, '')) || kept === undefined || isOver(kept.at)) forget(key);
    }
  } catch {
    // As above.
  }
}
