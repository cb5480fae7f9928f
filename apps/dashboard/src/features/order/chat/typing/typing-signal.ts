import type { Services } from '../../../../core/services.ts';

/** In ms; others show the writer for 5 s. */
const INTERVAL_MS = 3000;
/** In ms, after an event without an answer: a server that does not know it closes a connection that repeats it often. */
const QUIET_MS = 60_000;

type Live = Pick<Services['live'], 'status' | 'request'>;

/** When the next event may be sent on a connection; never on one whose server acknowledges nothing. */
const quietUntil = new WeakMap<Live, number>();

/** Returns a function to call on every change of a text. It tells the others in the room at most every 3 s. */
export function createTypingSignal(live: Live, room: string, now: () => number = Date.now) {
  let sentAt = Number.NEGATIVE_INFINITY;
  let isSending = false;
  return async (): Promise<void> => {
    if (isSending || now() - sentAt < INTERVAL_MS || now() < (quietUntil.get(live) ?? 0)) return;
    if (live.status() !== 'online') return;
    sentAt = now();
    isSending = true;
    const answer = await live.request('typing', { room });
    isSending = false;
    if (answer.ok) return;
    if (answer.code === 'unsupported') quietUntil.set(live, Number.POSITIVE_INFINITY);
    else if (answer.code === 'no_answer' && live.status() === 'online') quietUntil.set(live, now() + QUIET_MS);
  };
}
