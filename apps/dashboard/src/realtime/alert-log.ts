import { alertNames, alertParts, type TraceEntry } from '@boostdesk/realtime/alerts';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../core/storage.ts';
import { ALERT_LOG_KEY } from '../data/clear-alert-logs.ts';

const MAX_ENTRIES = 50;

const Entry = z.object({
  /** Event id, which makes the entries of several tabs one. */
  id: z.string(),
  /** Number in the user's event stream; null after a reset of the numbers, missing in old entries. */
  seq: z.optional(z.nullable(z.int())),
  at: z.iso.datetime(),
  name: z.enum(alertNames),
  /** Begin or end of a pause; missing in old entries. */
  type: z.optional(z.enum(['Pause', 'Unpause'])),
  order: z.nullable(z.int()),
  /** Whether the user may open the order; missing in old entries. */
  opens: z.optional(z.boolean()),
  given: z.array(z.enum(alertParts)),
  /** Null for a missed event, for which nothing was decided. */
  trace: z.nullable(z.array(z.object({ rule: z.string(), value: z.boolean(), part: z.enum(['all', ...alertParts]) }))),
});
const Log = z.array(Entry);

/** What an event caused in this browser and why, without its text. */
export interface AlertEntry extends Omit<z.output<typeof Entry>, 'trace'> {
  readonly trace: readonly (Omit<TraceEntry, 'rule'> & { readonly rule: string })[] | null;
}

const keyOf = (user: number): string => `${ALERT_LOG_KEY}${user}`;
const CHANGED_EVENT = 'boostdesk.alertLog';

/** Entries of the user in this browser, newest first. */
export const readAlertLog = (user: number): readonly AlertEntry[] => readStored(keyOf(user), Log) ?? [];

const write = (user: number, entries: readonly AlertEntry[]): void => {
  writeStored(keyOf(user), entries.slice(0, MAX_ENTRIES));
  dispatchEvent(new Event(CHANGED_EVENT));
};

/** Inserts an entry after those with a higher number, as events can arrive late. */
function withEntry(others: readonly AlertEntry[], entry: AlertEntry): readonly AlertEntry[] {
  const { seq } = entry;
  const place = seq == null ? 0 : 1 + others.findLastIndex((other) => other.seq != null && other.seq > seq);
  return others.toSpliced(place, 0, entry);
}

/** Adds an entry. A verdict replaces a missed entry of another tab. */
export function addAlertEntry(user: number, entry: AlertEntry): void {
  const known = readAlertLog(user);
  const same = known.find(({ id }) => id === entry.id);
  if (same !== undefined && (same.trace !== null || entry.trace === null)) return;
  const others = known.filter(({ id }) => id !== entry.id);
  write(user, withEntry(others, entry));
}

/** Clears the stored numbers, as the server's may restart. */
export const clearAlertSeqs = (user: number): void =>
  write(
    user,
    readAlertLog(user).map((entry) => ({ ...entry, seq: null })),
  );

/** Notifies of changes in this tab and, by storage events, in others. Returns the unsubscribe function. */
export function subscribeToAlertLog(listener: () => void): () => void {
  addEventListener(CHANGED_EVENT, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED_EVENT, listener);
    removeEventListener('storage', listener);
  };
}
