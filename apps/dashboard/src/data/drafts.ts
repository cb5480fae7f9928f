import * as z from 'zod/mini';
import { readStored, writeStored } from '../core/storage.ts';

const PREFIX = 'boostdesk.draft.';
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

const StoredDraft = z.object({ at: z.number(), draft: z.unknown() });

/** Fields that are never stored: secrets, cards, logins of accounts. */
const SENSITIVE_FIELDS = /pass(word|phrase|code)|secret|token|credential|login|card|cvc|iban|account_?(id|name)/i;

/** Removes secrets and unreadable numbers, which JSON would turn into null, at any depth. */
function toStorable(draft: unknown): unknown {
  if (Array.isArray(draft)) return draft.map(toStorable);
  if (typeof draft !== 'object' || draft === null) return draft;
  const storable = Object.entries(draft).filter(
    ([name, value]) => !SENSITIVE_FIELDS.test(name) && !Number.isNaN(value),
  );
  return Object.fromEntries(storable.map(([name, value]) => [name, toStorable(value)]));
}

const keyOf = (user: number, name: string): string => `${PREFIX}${user}.${name}`;
// The absolute difference also expires drafts after the clock was set back.
const isExpired = (at: number): boolean => Math.abs(Date.now() - at) > MAX_AGE_MS;

function removeKey(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/**
 * Reads the unsent input of a form, which outlives page and session for a day. Undefined without one; the
 * caller validates it.
 */
export function readDraft(user: number, name: string): unknown {
  const stored = readStored(keyOf(user, name), StoredDraft);
  return stored === undefined || isExpired(stored.at) ? undefined : stored.draft;
}

/** Stores a draft, or removes it when it is null. */
export function writeDraft(user: number, name: string, draft: unknown): void {
  const key = keyOf(user, name);
  if (draft === null) removeKey(key);
  else writeStored(key, { at: Date.now(), draft: toStorable(draft) });
}

function parseDraft(text: string | null): z.infer<typeof StoredDraft> | undefined {
  if (text === null) return undefined;
  try {
    return StoredDraft.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Notifies of changes of a draft by other tabs, with the draft before and after; undefined when there is none. The
 * removal of an expired draft is not notified: it is neither sent nor discarded. Returns the unsubscribe function.
 */
export function followDraft(
  user: number,
  name: string,
  onChange: (before: unknown, after: unknown) => void,
): () => void {
  const key = keyOf(user, name);
  const listener = (event: StorageEvent) => {
    if (event.key !== key) return;
    const [before, after] = [parseDraft(event.oldValue), parseDraft(event.newValue)];
    if (after === undefined && (before === undefined || isExpired(before.at))) return;
    onChange(before?.draft, after?.draft);
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Removes expired drafts and those of other users; called when a session begins. */
export function sweepDrafts(user: number): void {
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
      const stored = readStored(key, StoredDraft);
      if (!key.startsWith(keyOf(user, '')) || stored === undefined || isExpired(stored.at)) removeKey(key);
    }
  } catch {
    // Without storage there is nothing to remove.
  }
}
