import type { AlertSound } from '@boostdesk/realtime/alerts';

const files: Record<AlertSound, string> = { neworder: '/sounds/neworder.mp3', newmessage: '/sounds/newmessage.mp4' };

/** SPEC §2, Sounds. False where the browser keeps the tab silent, as before the first press of a key or button. */
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
