import { alertNames, alertParts, type TraceLine } from '@boostdesk/realtime/alerts';
import * as z from 'zod/mini';
import { readStored, writeStored } from './storage.ts';

/** As many events as somebody looks back over. */
const MOST = 50;

const Entry = z.object({
  /** The event's id: several tabs consider the same event, and it is one entry. */
  id: z.string(),
  at: z.iso.datetime(),
  name: z.enum(alertNames),
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

/** A decision stands over an absence, whichever tab tells first. */
export function keepAlert(user: number, entry: AlertEntry): void {
  const known = readAlertLog(user);
  const same = known.find(({ id }) => id === entry.id);
  if (same !== undefined && (same.trace !== null || entry.trace === null)) return;
  const others = known.filter(({ id }) => id !== entry.id);
  writeStored(keyOf(user), [entry, ...others].slice(0, MOST));
  dispatchEvent(new Event(CHANGED));
}

/** Of this tab and, by the storage, of the others. */
export function onAlertLog(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
}
