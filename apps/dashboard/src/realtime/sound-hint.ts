import { msg } from '@lingui/core/macro';
import { toasts } from '../core/toasts.ts';
import { i18n } from '../i18n/i18n.ts';

const TAG = 'soundBlocked';
/** A press unlocks a page's sounds: what was said of them is over. */
const PRESSES = ['pointerup', 'keyup'] as const;

let isSaid = false;

/** The browser keeps this page silent: said once a visit, with a button that plays what was not heard. */
export function soundBlocked(play: () => void): void {
  if (isSaid) return;
  isSaid = true;
  toasts.add({
    title: i18n._(msg`Sounds are blocked`),
    message: i18n._(msg`Your browser blocks sounds until you click or press a key on this page.`),
    style: 'info',
    timeout: 0,
    tag: TAG,
    action: { label: i18n._(msg`Allow sounds`), onAction: play },
  });
  const over = ({ target }: Event) => {
    // The button of the toast closes it itself.
    if (target instanceof Element && target.closest('[role="alertdialog"]') !== null) return;
    toasts.closeTag(TAG);
    for (const press of PRESSES) removeEventListener(press, over, { capture: true });
  };
  for (const press of PRESSES) addEventListener(press, over, { capture: true, passive: true });
}
