import type { PushedEvent } from '@boostdesk/api-client/contract';
import type { AlertEntry } from '../../realtime/alert-log.ts';

type AlertFacts = Pick<AlertEntry, 'id' | 'at' | 'name' | 'type' | 'order' | 'opens'>;

/** An event with its result in this browser and its push outcomes; at least one is known. */
export interface MergedAlert extends AlertFacts {
  readonly seq: number | null;
  readonly here: AlertEntry | null;
  readonly pushed: PushedEvent | null;
}

/** Pushes are sent for own events only, so the event can be opened. */
function fromPush(pushed: PushedEvent): MergedAlert {
  const { id, seq, at, name, type, order } = pushed;
  return { id, seq, at, name, ...(type !== null && { type }), order, here: null, pushed };
}

function fromLog(here: AlertEntry, pushed: PushedEvent | null): MergedAlert {
  const { id, name, type, order, opens } = here;
  // The server's time and number count: a disconnected tab received the event late, and tabs do not store numbers.
  return {
    id,
    name,
    type,
    order,
    opens,
    seq: pushed?.seq ?? here.seq ?? null,
    at: pushed?.at ?? here.at,
    here,
    pushed,
  };
}

const isNewer = (one: MergedAlert, other: MergedAlert): boolean =>
  one.seq !== null && other.seq !== null ? one.seq > other.seq : Date.parse(one.at) > Date.parse(other.at);

/** Newest first. Local events keep their order; other events are inserted after all newer ones. */
export function mergeAlerts(log: readonly AlertEntry[], pushes: readonly PushedEvent[]): readonly MergedAlert[] {
  const unseen = new Map(pushes.map((pushed) => [pushed.id, pushed]));
  const merged = log.map((here) => {
    const pushed = unseen.get(here.id) ?? null;
    unseen.delete(here.id);
    return fromLog(here, pushed);
  });
  for (const story of [...unseen.values()].map(fromPush).reverse()) {
    merged.splice(1 + merged.findLastIndex((other) => isNewer(other, story)), 0, story);
  }
  return merged;
}
