import type { AlertSound } from '@boostdesk/realtime/alerts';

/** As long as the longest of the sounds, in ms. */
const TURN_MS = 1_000;
/** A sound that comes later than this after its event says nothing, in ms. */
export const LATE_MS = 3_000;

/** Sounds one after the other: what a break brings at once would be one loud chord. Of a kind that is heard, or waits, there is no second. */
export interface SoundTurns {
  /** Volume 0 to 1. */
  readonly play: (sound: AlertSound, volume: number) => void;
  readonly close: () => void;
}

export function createSoundTurns(start: (sound: AlertSound, volume: number) => void): SoundTurns {
  const waiting = new Map<AlertSound, { readonly volume: number; readonly until: number }>();
  let last: AlertSound | undefined;
  /** By a clock that nobody sets: one that was set back would make an hour of a turn. */
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
