import type { Services } from '../services.ts';

/** Something that is looked after from time to time. Doing it twice, or on two processes at once, does no harm. */
export interface Job {
  readonly name: string;
  /** Pause between two runs, in ms. */
  readonly every: number;
  readonly run: () => Promise<void>;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Every job; what each throws away, and after how long, stands with its domain.
 * @param sendEvery pause between two looks at what is still to be pushed, in ms
 */
export const jobsOf = (
  { auth, events, keys, offers, orders, pageErrors, push }: Services,
  sendEvery = 2 * SECOND,
): readonly Job[] => [
  { name: 'push to devices', every: sendEvery, run: push.sweep },
  { name: 'forget devices of ended sessions, and old pushes', every: HOUR, run: push.forget },
  { name: 'erase account details', every: HOUR, run: orders.credentials.sweep },
  { name: 'erase logins of offers', every: HOUR, run: offers.sweep },
  { name: 'forget broadcasts', every: MINUTE, run: events.forgetBroadcasts },
  { name: 'forget events', every: HOUR, run: events.forget },
  { name: 'forget hand-overs', every: HOUR, run: auth.forget },
  { name: 'forget idempotency keys', every: HOUR, run: keys.forget },
  { name: 'forget errors of pages', every: HOUR, run: pageErrors.forget },
];

/** Runs each at once and then at its pace, never twice at once in this process; answers how to stop. */
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
    // What fell due while nothing ran must not wait for an hour more.
    begin(job);
    return setInterval(() => begin(job), job.every);
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
}
