import type { Services } from '../../../../core/services.ts';

/** In ms; others show the writer for 5 s. */
const INTERVAL_MS = 3000;

type Live = Pick<Services['live'], 'status' | 'request'>;

/** Connections to servers without the event, which leave it unanswered and close a connection that repeats it. */
const unsupported = new WeakSet<Live>();

/** Returns a function to call on every change of a text. It tells the others in the room at most every 3 s. */
export function createTypingSignal(live: Live, room: string, now: () => number = Date.now) {
  let sentAt = Number.NEGATIVE_INFINITY;
  let isSending = false;
  return async (): Promise<void> => {
    if (isSending || now() - sentAt < INTERVAL_MS || unsupported.has(live) || live.status() !== 'online') return;
    sentAt = now();
    isSending = true;
    const answer = await live.request('typing', { room });
    isSending = false;
    if (!answer.ok && answer.code === 'no_answer' && live.status() === 'online') unsupported.add(live);
  };
}
