import type { AlertSound } from '@boostdesk/realtime/alerts';

const files: Record<AlertSound, string> = { neworder: '/sounds/neworder.mp3', newmessage: '/sounds/newmessage.mp4' };

/** Plays a sound (SPEC §2). Resolves to false when the browser blocks it, as before the first click or key press. */
export async function playSound(sound: AlertSound, volume: number): Promise<boolean> {
  const audio = new Audio(files[sound]);
  audio.volume = volume;
  try {
    await audio.play();
    return true;
  } catch (error) {
    return !(error instanceof DOMException && error.name === 'NotAllowedError');
  }
}
