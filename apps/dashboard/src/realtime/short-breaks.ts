import type { Channel } from '@boostdesk/realtime';

/** What happened within it is news still; of a whole night it would be a heap. All in ms. */
const SHORT_MS = 60_000;
/** How often the page notes that it is awake. */
const TICK_MS = 10_000;
/** Clocks of a tab that nobody looks at tick once a minute. Whoever says nothing for longer has slept. */
const SLEPT_MS = 75_000;
/** A device that wakes finds its line gone within it: the line itself takes up to 45 s to hear that nobody is there any more. */
const WAKING_MS = 90_000;

/**
 * Whether the newest break of the line was so short that what happened in it calls for attention as ever. For a device that slept for more
 * than a minute the break began when it was last awake, also where it finds the line gone some time after it woke. A line that breaks again
 * before it has caught up is in the same break still: what the first swallowed comes with what the second did. A page opens as after a
 * break: what it read first is older than its line.
 */
export function followBreaks(channel: Pick<Channel, 'onStatus'>, now: () => number, openedAt: number) {
  let lostAt = openedAt;
  /** When the line was lost last, within the break or as its beginning. */
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
    /** All that was missed has come, up to now. */
    caughtUp: () => {
      // An answer that comes when the line is gone again ends the earlier break alone.
      if (upAt === null) lostAt = newestLoss;
      else isCaughtUp = true;
    },
    wasShort: () => (upAt ?? now()) - lostAt <= SHORT_MS,
  };
}
