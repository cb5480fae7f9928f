import { systemClock } from '../clock.ts';
import { createListeners } from '../listeners.ts';
import type { Inbox, InboxOptions, Stretch } from './inbox-types.ts';

/** Pauses before a failed fetch is tried again, in ms. */
const RETRY = { first: 1000, most: 30_000 };

/**
 * Puts the messages of one order in the order of their numbers. A number that is missing is fetched; what stands behind the hole
 * is listed meanwhile, for a chat that waits for a broken fetch would show nothing. A number that the server does not have either
 * is passed over.
 */
export function createInbox<M>(options: InboxOptions<M>): Inbox<M> {
  const { seqOf, fetchAfter, after = 0, clock = systemClock } = options;
  const known = new Set<number>();
  const listeners = createListeners<void>();
  let list: readonly M[] = [];
  /** Up to here nothing is missing. */
  let upTo = after;
  let newest = after;
  let duplicates = 0;
  let pause = RETRY.first;
  let fetching = false;
  let again = false;
  let closed = false;
  let cancelRetry: (() => void) | undefined;

  function keep(message: M): boolean {
    const seq = seqOf(message);
    if (seq <= after || known.has(seq)) return false;
    known.add(seq);
    newest = Math.max(newest, seq);
    return true;
  }

  function goOn(): void {
    while (known.has(upTo + 1)) upTo++;
  }

  function changed(added: readonly M[]): void {
    const last = list.at(-1);
    const all = [...list, ...added];
    const isBehind = (message: M) => last === undefined || seqOf(last) < seqOf(message);
    // Most come one by one and in order: a long chat is not sorted for each.
    list = added.length < 2 && added.every(isBehind) ? all : all.sort((a, b) => seqOf(a) - seqOf(b));
    listeners.call();
  }

  function fetchMissing(): void {
    cancelRetry?.();
    cancelRetry = undefined;
    if (closed || fetching) return;
    fetching = true;
    again = false;
    const from = upTo;
    const seen = newest;
    // One that throws at once, or brings nonsense, has failed like one that rejects.
    (async () => fill(await fetchAfter(from), from, seen))().catch(retryLater);
  }

  /** A stretch has no holes but numbers that do not exist; and without `more`, nothing else was there when it was asked for. */
  function reachOf({ messages, more }: Stretch<M>, from: number, seen: number): number {
    const last = messages.at(-1);
    return Math.max(upTo, last === undefined ? from : seqOf(last), more ? from : seen);
  }

  function fill(stretch: Stretch<M>, from: number, seen: number): void {
    if (closed) return;
    fetching = false;
    const kept = stretch.messages.filter(keep);
    upTo = reachOf(stretch, from, seen);
    goOn();
    if (stretch.more && upTo === from) {
      // It says that there is more and does not give it: asking at once would never end.
      retryLater();
      return;
    }
    pause = RETRY.first;
    if (again || stretch.more || upTo < newest) fetchMissing();
    if (kept.length > 0 || upTo > from) changed(kept);
  }

  function retryLater(): void {
    fetching = false;
    if (closed) return;
    cancelRetry = clock.after(pause, fetchMissing);
    pause = Math.min(pause * 2, RETRY.most);
  }

  return {
    receive(message) {
      if (closed) return;
      if (!keep(message)) {
        duplicates++;
        return;
      }
      goOn();
      changed([message]);
      // While a retry is due, one more message is no reason to ask sooner.
      if (upTo < newest && !cancelRetry) fetchMissing();
    },
    catchUp() {
      again = true;
      pause = RETRY.first;
      fetchMissing();
    },
    messages: () => list,
    isComplete: () => upTo === newest,
    duplicates: () => duplicates,
    subscribe: listeners.add,
    close() {
      closed = true;
      cancelRetry?.();
    },
  };
}
