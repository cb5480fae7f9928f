import type { AlertSound } from '@boostdesk/realtime';

const files: Record<AlertSound, string> = { neworder: '/sounds/neworder.mp3', newmessage: '/sounds/newmessage.mp4' };

/** SPEC §2, Sounds. Browsers refuse a sound before the first press of a key or button; that is no error. */
export function playSound(sound: AlertSound, volume: number): void {
  const audio = new Audio(files[sound]);
  audio.volume = volume;
  audio.play().catch(() => undefined);
}
