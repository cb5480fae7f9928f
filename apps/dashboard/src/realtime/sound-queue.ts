import type { AlertSound } from '@boostdesk/realtime/alerts';

/** Length of the longest sound, in ms. */
const SOUND_MS = 1_000;
/** Longest delay of a sound after its event, in ms. */
export const MAX_DELAY_MS = 3_000;

/** Queue that plays sounds one after the other, without a second one of the same kind. */
export interface SoundQueue {
  /** Volume 0 to 1. */
  readonly play: (sound: AlertSound, volume: number) => void;
  readonly close: () => void;
}

export function createSoundQueue(start: (sound: AlertSound, volume: number) => void): SoundQueue {
  const waiting = new Map<AlertSound, { readonly volume: number; readonly until: number }>();
  let last: AlertSound | undefined;
  /** By the monotonic clock, which nobody can set back. */
  let endsAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function startSound(sound: AlertSound, volume: number): void {
    last = sound;
    endsAt = performance.now() + SOUND_MS;
    start(sound, volume);
  }
  function playNext(): void {
    timer = undefined;
    for (const [sound, { volume, until }] of waiting) {
      waiting.delete(sound);
      if (Date.now() > until) continue;
      startSound(sound, volume);
      break;
    }
    schedule();
  }
  function schedule(): void {
    if (waiting.size > 0) timer ??= setTimeout(playNext, endsAt - performance.now());
  }

  return {
    play: (sound, volume) => {
      if (performance.now() >= endsAt) return startSound(sound, volume);
      if (sound === last || waiting.has(sound)) return;
      waiting.set(sound, { volume, until: Date.now() + MAX_DELAY_MS });
      schedule();
    },
    close: () => {
      clearTimeout(timer);
      waiting.clear();
    },
  };
}
