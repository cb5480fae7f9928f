import type { Channel } from '@boostdesk/realtime';

/** Longest disconnect whose events still alert, in ms. */
const BRIEF_MS = 60_000;
/** Interval of the timer that detects sleep, in ms. */
const TICK_MS = 10_000;
/** Gap between ticks that counts as sleep, in ms: hidden tabs tick once a minute. */
const SLEPT_MS = 75_000;
/** Time after waking in which a loss counts from the sleep on, in ms: the socket takes up to 45 s to notice it. */
const WAKING_MS = 90_000;

/**
 * Measures disconnects: `wasBrief` tells whether the last one lasted 60 s at most, so that replayed events still alert.
 * Sleep counts from its beginning, a connection lost before it has caught up continues the same disconnect, and the
 * time from `openedAt` to the first connection is one, too. Times in ms.
 */
export function trackDisconnects(channel: Pick<Channel, 'onStatus'>, now: () => number, openedAt: number) {
  let lostAt = openedAt;
  let lastLostAt = openedAt;
  let onlineSince: number | null = null;
  let isCaughtUp = false;
  let awakeAt = now();
  let slept = { from: 0, to: Number.NEGATIVE_INFINITY };
  const noteAwake = () => {
    if (now() - awakeAt > SLEPT_MS) slept = { from: awakeAt, to: now() };
    awakeAt = now();
  };
  const onDisconnect = () => {
    noteAwake();
    lastLostAt = now() - slept.to <= WAKING_MS ? slept.from : now();
    if (isCaughtUp) lostAt = lastLostAt;
    isCaughtUp = false;
    onlineSince = null;
  };
  const timer = setInterval(noteAwake, TICK_MS);
  const stop = channel.onStatus((status) => {
    if (status === 'online') onlineSince ??= now();
    else if (onlineSince !== null) onDisconnect();
  });
  return {
    stop: () => {
      clearInterval(timer);
      stop();
    },
    /** Call it when all missed events have arrived. */
    markCaughtUp: () => {
      // The connection is lost again: only the earlier disconnect has ended.
      if (onlineSince === null) lostAt = lastLostAt;
      else isCaughtUp = true;
    },
    wasBrief: () => (onlineSince ?? now()) - lostAt <= BRIEF_MS,
  };
}
