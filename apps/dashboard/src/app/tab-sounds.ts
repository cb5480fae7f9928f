import type { AlertSound } from '@boostdesk/realtime/alerts';
import { createLeader, openTabLine } from '@boostdesk/realtime/tabs';
import * as z from 'zod/mini';
import { soundBlocked } from './sound-hint.ts';
import { playSound } from './sounds.ts';

const GESTURES = ['pointerdown', 'keydown'] as const;
/** A sound that comes later than this after its event says nothing, in ms. */
const LATE_MS = 3_000;

const Refused = z.object({
  sound: z.enum(['neworder', 'newmessage']),
  volume: z.number().check(z.minimum(0), z.maximum(1)),
});

export interface TabSounds {
  /** Plays in one of the user's tabs; silent in the others. */
  readonly play: (sound: AlertSound, volume: number) => void;
  readonly close: () => void;
}

export interface TabSoundsOptions {
  /** @default the browser's */
  readonly start?: typeof playSound;
  /** The browser keeps this tab silent; what would be heard comes with it. @default says it */
  readonly onBlocked?: (play: () => void) => void;
}

/**
 * One tab of a user is heard. A tab that the browser keeps silent hands on, with the sound that was refused, and takes part again once
 * it is used.
 */
export function createTabSounds(user: number, options: TabSoundsOptions = {}): TabSounds {
  const { start = playSound, onBlocked = soundBlocked } = options;
  const name = `boostdesk.sound.${user}`;
  const leader = createLeader({ name, line: () => openTabLine(name) });
  const refusals = openTabLine(`${name}.refused`);
  /** What another tab was not allowed to play, and is to be heard here if this one leads in time. */
  let owed: { readonly run: () => void; readonly until: number } | undefined;

  function sound(which: AlertSound, volume: number): void {
    void start(which, volume).then((isAllowed) => {
      if (isAllowed) return;
      leader.stepDown();
      refusals.post({ sound: which, volume });
      onBlocked(() => void start(which, volume));
    });
  }
  function settle(): void {
    if (!leader.isLeader() || owed === undefined) return;
    const { run, until } = owed;
    owed = undefined;
    if (Date.now() <= until) run();
  }
  refusals.listen((data) => {
    const refused = Refused.safeParse(data).data;
    if (refused === undefined) return;
    owed = { run: () => sound(refused.sound, refused.volume), until: Date.now() + LATE_MS };
    settle();
  });
  leader.subscribe(settle);
  leader.compete();
  // Without Web Locks nobody else would know that this tab has gone before its last word is old.
  addEventListener('pagehide', leader.stepDown);
  for (const gesture of GESTURES) addEventListener(gesture, leader.compete, { capture: true, passive: true });
  return {
    play: (which, volume) => {
      if (leader.isLeader()) sound(which, volume);
    },
    close: () => {
      removeEventListener('pagehide', leader.stepDown);
      for (const gesture of GESTURES) removeEventListener(gesture, leader.compete, { capture: true });
      refusals.close();
      leader.close();
    },
  };
}
