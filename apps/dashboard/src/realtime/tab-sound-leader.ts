import type { Channel } from '@boostdesk/realtime';
import type { AlertSound } from '@boostdesk/realtime/alerts';
import { createLeader, openTabChannel } from '@boostdesk/realtime/tabs';
import * as z from 'zod/mini';
import { showSoundBlocked } from './autoplay-hint.ts';
import { createSoundQueue, MAX_DELAY_MS } from './sound-queue.ts';
import { playSound } from './sounds.ts';

/** Touch activates a page when the finger is lifted. */
const PRESSES = ['pointerdown', 'pointerup', 'keydown'] as const;
/** Time in which a leader is elected, also without Web Locks, in ms. */
const ELECTION_MS = 1_000;

/** Message of a tab that may play sounds. */
const UNLOCKED = 'unlocked';
const BlockedSound = z.object({
  sound: z.enum(['neworder', 'newmessage']),
  volume: z.number().check(z.minimum(0), z.maximum(1)),
});

/** Sticky user activation, if the browser reports it: such a page may play sounds. */
const hasBeenUsed = (): boolean | undefined =>
  (navigator as Partial<Pick<Navigator, 'userActivation'>>).userActivation?.hasBeenActive;

export interface TabSounds {
  /** Plays the sound in one of the user's tabs, by calling it in each. */
  readonly play: (sound: AlertSound, volume: number) => void;
  /** Competes for the lead while the channel is online: an offline leader would silence all tabs. */
  readonly followChannel: (line: Pick<Channel, 'status' | 'onStatus'>) => void;
  readonly close: () => void;
}

export interface TabSoundsOptions {
  /** @default `playSound` */
  readonly start?: typeof playSound;
  /** Called when the browser blocks a sound; `play` retries it. @default shows a toast */
  readonly onBlocked?: (play: () => void) => void;
  /**
   * Whether the tab has user activation; undefined when unknown: then each click or key press counts. @default the
   * browser's state
   */
  readonly isUsed?: () => boolean | undefined;
}

/**
 * Elects the tab that plays sounds, preferably one with user activation, as browsers let it play. Others stay
 * candidates, as only a blocked attempt shows that a tab may not. A blocked tab passes the sound and the lead on until
 * it is used; an offline tab until it is online.
 */
export function createTabSounds(user: number, options: TabSoundsOptions = {}): TabSounds {
  const { start = playSound, onBlocked = showSoundBlocked, isUsed = hasBeenUsed } = options;
  const name = `boostdesk.sound.${user}`;
  const leader = createLeader({ name, openChannel: () => openTabChannel(name) });
  const tabs = openTabChannel(`${name}.tabs`);
  /** Sounds to play if this tab becomes the leader in time: blocked in another tab, or received before the election. */
  const queued = new Map<AlertSound, { readonly volume: number; readonly until: number }>();
  let competesSince: number | null = null;
  let isConnected = false;
  let isUnlocked = isUsed() === true;
  let stopFollowing: (() => void) | undefined;

  const queue = createSoundQueue((sound, volume) => {
    void start(sound, volume).then((isAllowed) => {
      isUnlocked = isAllowed;
      if (isAllowed) return;
      stepDown();
      tabs.post({ sound, volume });
      onBlocked(() => void start(sound, volume));
    });
  });
  function playQueued(): void {
    if (!leader.isLeader()) return;
    for (const [sound, { volume, until }] of queued) {
      if (Date.now() <= until) queue.play(sound, volume);
    }
    queued.clear();
  }
  function enqueue(sound: AlertSound, volume: number): void {
    queued.set(sound, { volume, until: Date.now() + MAX_DELAY_MS });
    playQueued();
  }
  function compete(): void {
    if (!isConnected) return;
    competesSince ??= Date.now();
    leader.compete();
    if (isUnlocked) tabs.post(UNLOCKED);
  }
  /** Moves to the end of the queue for the lead. */
  function requeueForLead(): void {
    if (isUnlocked || competesSince === null) return;
    leader.stepDown();
    leader.compete();
  }
  function onPress(): void {
    if (isUsed() === false || (isUnlocked && competesSince !== null)) return;
    isUnlocked = true;
    compete();
  }
  function stepDown(): void {
    competesSince = null;
    leader.stepDown();
  }
  function onStatusChange(isOnline: boolean): void {
    isConnected = isOnline;
    if (isOnline) compete();
    else stepDown();
  }
  tabs.listen((data) => {
    if (data === UNLOCKED) requeueForLead();
    const blocked = BlockedSound.safeParse(data).data;
    if (blocked !== undefined) enqueue(blocked.sound, blocked.volume);
  });
  leader.subscribe(playQueued);
  // Without Web Locks the others would notice the closed tab only after a timeout.
  addEventListener('pagehide', stepDown);
  for (const press of PRESSES) addEventListener(press, onPress, { capture: true, passive: true });
  return {
    play: (sound, volume) => {
      if (leader.isLeader()) queue.play(sound, volume);
      else if (competesSince !== null && Date.now() - competesSince <= ELECTION_MS) enqueue(sound, volume);
    },
    followChannel: (line) => {
      stopFollowing = line.onStatus((status) => onStatusChange(status === 'online'));
      onStatusChange(line.status() === 'online');
    },
    close: () => {
      removeEventListener('pagehide', stepDown);
      for (const press of PRESSES) removeEventListener(press, onPress, { capture: true });
      stopFollowing?.();
      queue.close();
      tabs.close();
      leader.close();
    },
  };
}
