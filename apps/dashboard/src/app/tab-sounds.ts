import type { AlertSound } from '@boostdesk/realtime/alerts';
import { createLeader, openTabLine } from '@boostdesk/realtime/tabs';
import { playSound } from './sounds.ts';

const GESTURES = ['pointerdown', 'keydown'] as const;

export interface TabSounds {
  /** Plays in one of the user's tabs; silent in the others. */
  readonly play: (sound: AlertSound, volume: number) => void;
  readonly close: () => void;
}

/** One tab of a user is heard. A tab that the browser keeps silent hands on, and takes part again once it is used. */
export function createTabSounds(user: number, start: typeof playSound = playSound): TabSounds {
  const name = `boostdesk.sound.${user}`;
  const leader = createLeader({ name, line: () => openTabLine(name) });
  leader.compete();
  // Without Web Locks nobody else would know that this tab has gone before its last word is old.
  addEventListener('pagehide', leader.stepDown);
  for (const gesture of GESTURES) addEventListener(gesture, leader.compete, { capture: true, passive: true });
  return {
    play: (sound, volume) => {
      if (leader.isLeader()) void start(sound, volume).then((isAllowed) => isAllowed || leader.stepDown());
    },
    close: () => {
      removeEventListener('pagehide', leader.stepDown);
      for (const gesture of GESTURES) removeEventListener(gesture, leader.compete, { capture: true });
      leader.close();
    },
  };
}
