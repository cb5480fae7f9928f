import type { Channel } from '@boostdesk/realtime';

/** Longest disconnect whose events still alert, in ms. */
const SHORT_MS = 60_000;
/** Interval of the timer that detects sleep, in ms. */
const TICK_MS = 10_000;
/** Gap between ticks that counts as sleep, in ms: hidden tabs tick once a minute. */
const SLEPT_MS = 75_000;
/** Time after waking in which a loss counts from the sleep on, in ms: the socket takes up to 45 s to notice it. */
const WAKING_MS = 90_000;

/**
 * Measures disconnects: `wasShort` tells whether the last one lasted 60 s at most, so that replayed events still alert.
 * Sleep counts from its beginning, a connection lost before it has caught up continues the same disconnect, and the
 * time from `openedAt` to the first connection is one, too. Times in ms.
 */
export function followBreaks(channel: Pick<Channel, 'onStatus'>, now: () => number, openedAt: number) {
  let lostAt = openedAt;
  let newestLoss = openedAt;
  let upAt: number | null = null;
  let isCaughtUp = false;
  let awakeAt = now();
  let slept = { from: 0, to: Number.NEGATIVE_INFINITY };
  const stayAwake = () => {
    if (now() - awakeAt > SLEPT_MS) slept = { from: awakeAt, to: now() };
    awakeAt = now();
  };
  const lose = () => {
    stayAwake();
    newestLoss = now() - slept.to <= WAKING_MS ? slept.from : now();
    if (isCaughtUp) lostAt = newestLoss;
    isCaughtUp = false;
    upAt = null;
  };
  const timer = setInterval(stayAwake, TICK_MS);
  const stop = channel.onStatus((status) => {
    if (status === 'online') upAt ??= now();
    else if (upAt !== null) lose();
  });
  return {
    stop: () => {
      clearInterval(timer);
      stop();
    },
    /** Call it when all missed events have arrived. */
    caughtUp: () => {
      // The connection is lost again: only the earlier disconnect has ended.
      if (upAt === null) lostAt = newestLoss;
      else isCaughtUp = true;
    },
    wasShort: () => (upAt ?? now()) - lostAt <= SHORT_MS,
  };
}
