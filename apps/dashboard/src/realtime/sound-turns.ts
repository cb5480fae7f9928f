import type { AlertSound } from '@boostdesk/realtime/alerts';

/** Length of the longest sound, in ms. */
const TURN_MS = 1_000;
/** Longest delay of a sound after its event, in ms. */
export const LATE_MS = 3_000;

/** Queue that plays sounds one after the other, without a second one of the same kind. */
export interface SoundTurns {
  /** Volume 0 to 1. */
  readonly play: (sound: AlertSound, volume: number) => void;
  readonly close: () => void;
}

export function createSoundTurns(start: (sound: AlertSound, volume: number) => void): SoundTurns {
  const waiting = new Map<AlertSound, { readonly volume: number; readonly until: number }>();
  let last: AlertSound | undefined;
  /** By the monotonic clock, which nobody can set back. */
  let endsAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin(sound: AlertSound, volume: number): void {
    last = sound;
    endsAt = performance.now() + TURN_MS;
    start(sound, volume);
  }
  function next(): void {
    timer = undefined;
    for (const [sound, { volume, until }] of waiting) {
      waiting.delete(sound);
      if (Date.now() > until) continue;
      begin(sound, volume);
      break;
    }
    wait();
  }
  function wait(): void {
    if (waiting.size > 0) timer ??= setTimeout(next, endsAt - performance.now());
  }

  return {
    play: (sound, volume) => {
      if (performance.now() >= endsAt) return begin(sound, volume);
      if (sound === last || waiting.has(sound)) return;
      waiting.set(sound, { volume, until: Date.now() + LATE_MS });
      wait();
    },
    close: () => {
      clearTimeout(timer);
      waiting.clear();
    },
  };
}
