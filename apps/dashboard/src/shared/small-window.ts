import { msg } from '@lingui/core/macro';
import type { Store } from '../core/services.ts';
import { atom } from '../core/state.ts';
import { toasts } from '../core/toasts.ts';
import { i18n } from '../i18n/i18n.ts';

/** CSS pixels. */
const SIZE = { width: 340, height: 300 };

export interface SmallWindow {
  readonly order: number;
  readonly window: Window;
}

/** The open small window of an order, whose content the shell renders. */
export const smallWindowAtom = atom<SmallWindow | null>(null);

interface PictureInPicture {
  requestWindow(size: typeof SIZE): Promise<Window>;
}

/** Always on top where the browser has Document Picture-in-Picture (Chrome and Edge), else a pop-up. */
async function openWindow(): Promise<Window | null> {
  const { documentPictureInPicture } = globalThis as { readonly documentPictureInPicture?: PictureInPicture };
  if (documentPictureInPicture !== undefined) return documentPictureInPicture.requestWindow(SIZE);
  return open('', 'boostdesk-order', `popup,width=${SIZE.width},height=${SIZE.height}`);
}

/** Opens the small window of an order. Browsers allow it only during a press. */
export async function openSmallWindow(store: Store, order: number): Promise<void> {
  store.get(smallWindowAtom)?.window.close();
  const opened = await openWindow().catch(() => null);
  if (opened === null) {
    toasts.add({
      title: i18n._(msg`Error`),
      message: i18n._(msg`Your browser blocked the window. Allow pop-ups for this site, then try again.`),
      style: 'error',
    });
    return;
  }
  store.set(smallWindowAtom, { order, window: opened });
}
