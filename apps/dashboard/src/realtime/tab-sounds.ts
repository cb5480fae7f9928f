import type { Channel } from '@boostdesk/realtime';
import type { AlertSound } from '@boostdesk/realtime/alerts';
import { createLeader, openTabLine } from '@boostdesk/realtime/tabs';
import * as z from 'zod/mini';
import { soundBlocked } from './sound-hint.ts';
import { createSoundTurns, LATE_MS } from './sound-turns.ts';
import { playSound } from './sounds.ts';

/** A finger uses a page once it is lifted. */
const PRESSES = ['pointerdown', 'pointerup', 'keydown'] as const;
/** Within it the tabs have agreed who leads, also where there are no Web Locks, in ms. */
const SETTLE_MS = 1_000;

/** A tab that may sound says so. */
const UNLOCKED = 'unlocked';
const Refused = z.object({
  sound: z.enum(['neworder', 'newmessage']),
  volume: z.number().check(z.minimum(0), z.maximum(1)),
});

/** Whether anybody has used the page, where the browser tells: it lets such a page sound. */
const hasBeenUsed = (): boolean | undefined =>
  (navigator as Partial<Pick<Navigator, 'userActivation'>>).userActivation?.hasBeenActive;

export interface TabSounds {
  /** Plays in one of the user's tabs; silent in the others. */
  readonly play: (sound: AlertSound, volume: number) => void;
  /** Takes part while that line stands: a tab that is told of nothing would keep the others silent. */
  readonly follow: (line: Pick<Channel, 'status' | 'onStatus'>) => void;
  readonly close: () => void;
}

export interface TabSoundsOptions {
  /** @default the browser's */
  readonly start?: typeof playSound;
  /** The browser keeps this tab silent; what would be heard comes with it. @default says it */
  readonly onBlocked?: (play: () => void) => void;
  /** Whether anybody has used this tab; undefined where each press counts. @default what the browser says */
  readonly isUsed?: () => boolean | undefined;
}

/**
 * One tab of a user is heard: one that was used, where there is one, as its browser lets it sound. The others stand in line behind those,
 * for a browser may let them sound as well, and only what it refuses can be said. A tab that is refused hands on, with the sound, and takes
 * part again once it is used; one whose line is gone hands on until it is back.
 */
export function createTabSounds(user: number, options: TabSoundsOptions = {}): TabSounds {
  const { start = playSound, onBlocked = soundBlocked, isUsed = hasBeenUsed } = options;
  const name = `boostdesk.sound.${user}`;
  const leader = createLeader({ name, line: () => openTabLine(name) });
  const tabs = openTabLine(`${name}.tabs`);
  /** What is to be heard here if this tab leads in time: refused in another, or told of before it was known who leads. */
  const owed = new Map<AlertSound, { readonly volume: number; readonly until: number }>();
  let competesSince: number | null = null;
  let hasLine = false;
  let isUnlocked = isUsed() === true;
  let stopFollowing: (() => void) | undefined;

  const turns = createSoundTurns((sound, volume) => {
    void start(sound, volume).then((isAllowed) => {
      isUnlocked = isAllowed;
      if (isAllowed) return;
      stepDown();
      tabs.post({ sound, volume });
      onBlocked(() => void start(sound, volume));
    });
  });
  function settle(): void {
    if (!leader.isLeader()) return;
    for (const [sound, { volume, until }] of owed) {
      if (Date.now() <= until) turns.play(sound, volume);
    }
    owed.clear();
  }
  function owe(sound: AlertSound, volume: number): void {
    owed.set(sound, { volume, until: Date.now() + LATE_MS });
    settle();
  }
  function compete(): void {
    if (!hasLine) return;
    competesSince ??= Date.now();
    leader.compete();
    if (isUnlocked) tabs.post(UNLOCKED);
  }
  /** To the end of the line: whoever said it stands in it already. */
  function giveWay(): void {
    if (isUnlocked || competesSince === null) return;
    leader.stepDown();
    leader.compete();
  }
  function takePress(): void {
    if (isUsed() === false || (isUnlocked && competesSince !== null)) return;
    isUnlocked = true;
    compete();
  }
  function stepDown(): void {
    competesSince = null;
    leader.stepDown();
  }
  function takeStatus(isOnline: boolean): void {
    hasLine = isOnline;
    if (isOnline) compete();
    else stepDown();
  }
  tabs.listen((data) => {
    if (data === UNLOCKED) giveWay();
    const refused = Refused.safeParse(data).data;
    if (refused !== undefined) owe(refused.sound, refused.volume);
  });
  leader.subscribe(settle);
  // Without Web Locks nobody else would know that this tab has gone before its last word is old.
  addEventListener('pagehide', stepDown);
  for (const press of PRESSES) addEventListener(press, takePress, { capture: true, passive: true });
  return {
    play: (sound, volume) => {
      if (leader.isLeader()) turns.play(sound, volume);
      else if (competesSince !== null && Date.now() - competesSince <= SETTLE_MS) owe(sound, volume);
    },
    follow: (line) => {
      stopFollowing = line.onStatus((status) => takeStatus(status === 'online'));
      takeStatus(line.status() === 'online');
    },
    close: () => {
      removeEventListener('pagehide', stepDown);
      for (const press of PRESSES) removeEventListener(press, takePress, { capture: true });
      stopFollowing?.();
      turns.close();
      tabs.close();
      leader.close();
    },
  };
}
