import type { Services } from '../services.ts';

/** Idempotent; may run in several processes at once. */
export interface Job {
  readonly name: string;
  readonly intervalMs: number;
  readonly run: () => Promise<void>;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const createJobs = (
  { auth, events, idempotencyKeys, ledger, offers, orders, pageErrors, pictures, push, scheduled }: Services,
  sendEvery = 2 * SECOND,
): readonly Job[] => [
  { name: 'push to devices', intervalMs: sendEvery, run: push.sweep },
  { name: 'offer orders to all boosters', intervalMs: 10 * SECOND, run: orders.announcement.sweep },
  { name: 'send scheduled messages', intervalMs: 5 * SECOND, run: scheduled.sweep },
  { name: 'forget devices of ended sessions, and old pushes', intervalMs: HOUR, run: push.deleteExpired },
  { name: 'remind of play sessions', intervalMs: 30 * SECOND, run: orders.sessions.sweep },
  { name: 'erase account details', intervalMs: HOUR, run: orders.credentials.sweep },
  { name: 'erase logins of offers', intervalMs: HOUR, run: offers.sweep },
  { name: 'forget broadcasts', intervalMs: MINUTE, run: events.deleteExpiredBroadcasts },
  { name: 'forget events', intervalMs: HOUR, run: events.deleteExpired },
  { name: 'forget hand-overs', intervalMs: HOUR, run: auth.forget },
  { name: 'sum the ledger by day', intervalMs: HOUR, run: ledger.sumDays },
  { name: 'forget idempotency keys', intervalMs: HOUR, run: idempotencyKeys.deleteExpired },
  { name: 'delete pictures that are used nowhere', intervalMs: HOUR, run: pictures.sweep },
  { name: 'forget errors of pages', intervalMs: HOUR, run: pageErrors.deleteExpired },
];

/** Runs each job at once and at its interval, never twice at a time in this process. Returns the stop function. */
export function runJobs(jobs: readonly Job[], onError: (error: unknown, name: string) => void): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  function begin({ name, run }: Job): void {
    if (running.has(name)) return;
    const ended = run()
      .catch((error: unknown) => onError(error, name))
      .finally(() => running.delete(name));
    running.set(name, ended);
  }
  const timers = jobs.map((job) => {
    // A job due during downtime must not wait for its interval.
    begin(job);
    return setInterval(() => begin(job), job.intervalMs);
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
}
