import { msg } from '@lingui/core/macro';
import { toasts } from '../core/toasts.ts';
import { i18n } from '../i18n/i18n.ts';

const TAG = 'soundBlocked';
/** Either unblocks sounds. */
const PRESSES = ['pointerup', 'keyup'] as const;

let isShown = false;

/** Shows once per visit that the browser blocks sounds, with a button that plays the blocked one. */
export function showSoundBlocked(play: () => void): void {
  if (isShown) return;
  isShown = true;
  toasts.add({
    title: i18n._(msg`Sounds are blocked`),
    message: i18n._(msg`Your browser blocks sounds until you click or press a key on this page.`),
    style: 'info',
    timeout: 0,
    tag: TAG,
    action: { label: i18n._(msg`Allow sounds`), onAction: play },
  });
  const closeOnPress = ({ target }: Event) => {
    // The toast's button closes the toast itself.
    if (target instanceof Element && target.closest('[role="alertdialog"]') !== null) return;
    toasts.closeTag(TAG);
    for (const press of PRESSES) removeEventListener(press, closeOnPress, { capture: true });
  };
  for (const press of PRESSES) addEventListener(press, closeOnPress, { capture: true, passive: true });
}
