import { alertNames, alertParts, type TraceLine } from '@boostdesk/realtime/alerts';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../core/storage.ts';

/** As many events as somebody looks back over. */
const MOST = 50;

const Entry = z.object({
  /** The event's id: several tabs consider the same event, and it is one entry. */
  id: z.string(),
  /** Its number among the user's events; an older entry has none, nor has one of before the numbers began anew. */
  seq: z.optional(z.nullable(z.int())),
  at: z.iso.datetime(),
  name: z.enum(alertNames),
  /** Of a pause: whether it began or ended; an older entry does not say. */
  type: z.optional(z.enum(['Pause', 'Unpause'])),
  order: z.nullable(z.int()),
  /** Whether they may open that order; an older entry does not say. */
  opens: z.optional(z.boolean()),
  given: z.array(z.enum(alertParts)),
  /** Null of what happened while this browser was away: nothing was decided then. */
  trace: z.nullable(z.array(z.object({ rule: z.string(), value: z.boolean(), part: z.enum(['all', ...alertParts]) }))),
});
const Log = z.array(Entry);

/** What became of an event here, and why; none of its words. */
export interface AlertEntry extends Omit<z.output<typeof Entry>, 'trace'> {
  readonly trace: readonly (Omit<TraceLine, 'rule'> & { readonly rule: string })[] | null;
}

const keyOf = (user: number): string => `boostdesk.alertLog.${user}`;
const CHANGED = 'boostdesk.alertLog';

/** The newest first, as this browser has decided them for this user. */
export const readAlertLog = (user: number): readonly AlertEntry[] => readStored(keyOf(user), Log) ?? [];

const write = (user: number, entries: readonly AlertEntry[]): void => {
  writeStored(keyOf(user), entries.slice(0, MOST));
  dispatchEvent(new Event(CHANGED));
};

/** Behind all that is newer by its number: an event that was held up comes late. */
function withEntry(others: readonly AlertEntry[], entry: AlertEntry): readonly AlertEntry[] {
  const { seq } = entry;
  const place = seq == null ? 0 : 1 + others.findLastIndex((other) => other.seq != null && other.seq > seq);
  return others.toSpliced(place, 0, entry);
}

/** A decision stands over an absence, whichever tab tells first. */
export function keepAlert(user: number, entry: AlertEntry): void {
  const known = readAlertLog(user);
  const same = known.find(({ id }) => id === entry.id);
  if (same !== undefined && (same.trace !== null || entry.trace === null)) return;
  const others = known.filter(({ id }) => id !== entry.id);
  write(user, withEntry(others, entry));
}

/** The numbers of what is kept are not to be compared with those to come: the server's may have begun anew. */
export const forgetNumbers = (user: number): void =>
  write(
    user,
    readAlertLog(user).map((entry) => ({ ...entry, seq: null })),
  );

/** Of this tab and, by the storage, of the others. */
export function onAlertLog(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
}
