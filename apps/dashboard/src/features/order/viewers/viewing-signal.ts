import type { Services } from '../../../core/services.ts';
import type { StaffViewer } from '../../../data/staff-viewers.ts';

/** In ms, after an event without an answer: a server that does not know it closes a connection that repeats it often. */
const QUIET_MS = 60_000;

type Live = Pick<Services['live'], 'status' | 'request'>;

/** Returns a function that tells other staff whether the order is on screen here; its answer names those who view it. */
export function createViewingSignal(live: Live, order: number, now: () => number = Date.now) {
  let quietUntil = 0;
  return async (isOpen: boolean): Promise<readonly StaffViewer[]> => {
    if (live.status() !== 'online' || now() < quietUntil) return [];
    const answer = await live.request('viewing', { order, isOpen });
    if (answer.ok) return answer.viewers.map((viewer) => ({ order, ...viewer }));
    if (answer.code === 'unsupported') quietUntil = Number.POSITIVE_INFINITY;
    if (answer.code === 'no_answer') quietUntil = now() + QUIET_MS;
    return [];
  };
}
