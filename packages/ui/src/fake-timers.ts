import { createFakeClock } from './fake-clock.ts';
import { ASYNC_TIMEOUT_MS } from './testing/async-timeout.ts';

/** In ms. user-event and waitFor (every 50 ms) need real shorter timers. */
const MIN_FAKED_MS = 100;
/** Above browser IDs. */
const FIRST_ID = 1_000_000_000;

/** Fakes `Date.now()` and timers of 100 ms and more (except waitFor's), for react-aria and others that accept no clock. */
export function installFakeTimers(): { advance(ms: number): void; uninstall(): void } {
  const clock = createFakeClock();
  const {
    setTimeout: originalSetTimeout,
    setInterval: originalSetInterval,
    clearTimeout: originalClearTimeout,
  } = window;
  const { now } = Date;
  const startedAt = Date.now();
  const timers = new Map<number, unknown>();

  const schedule = (run: () => void, ms: number, isRepeated: boolean): number => {
    const id = FIRST_ID + timers.size;
    const arm = () => timers.set(id, clock.setTimeout(ring, ms));
    const ring = () => {
      if (isRepeated) arm();
      run();
    };
    arm();
    return id;
  };
  const replaceTimer = (start: typeof originalSetTimeout | typeof originalSetInterval, isRepeated: boolean) =>
    ((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms < MIN_FAKED_MS || ms === ASYNC_TIMEOUT_MS || typeof run !== 'function'
        ? start(run, ms, ...rest)
        : schedule(() => run(...rest), ms, isRepeated)) as typeof originalSetTimeout & typeof originalSetInterval;
  const stop = ((id) =>
    typeof id === 'number' && timers.has(id)
      ? clock.clearTimeout(timers.get(id))
      : originalClearTimeout(id)) as typeof originalClearTimeout;

  window.setTimeout = replaceTimer(originalSetTimeout, false);
  window.setInterval = replaceTimer(originalSetInterval, true);
  window.clearTimeout = stop;
  window.clearInterval = stop;
  Date.now = () => startedAt + clock.now();
  return {
    advance: clock.advance,
    uninstall() {
      window.setTimeout = originalSetTimeout;
      window.setInterval = originalSetInterval;
      window.clearTimeout = originalClearTimeout;
      window.clearInterval = originalClearTimeout;
      Date.now = now;
    },
  };
}
