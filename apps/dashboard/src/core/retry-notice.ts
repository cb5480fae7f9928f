import { msg } from '@lingui/core/macro';
import { i18n } from '../i18n/i18n.ts';
import { endFirstScreenWait } from './first-screen.ts';
import { toasts } from './toasts.ts';

/** Time in ms that a read may be retried without a notice. */
const NOTICE_MS = 1_000;
const TAG = 'retry';

let pending = 0;
let isShown = false;

function show(): void {
  if (isShown) return;
  isShown = true;
  toasts.add({
    title: i18n._(msg`Still loading`),
    message: i18n._(msg`The server isn’t responding as expected. Trying again.`),
    timeout: 0,
    tag: TAG,
  });
}

/** Says that a read is retried, until all such reads have ended. */
export function showRetry(settled: Promise<void>): void {
  endFirstScreenWait();
  pending += 1;
  const timer = setTimeout(show, NOTICE_MS);
  void settled.then(() => {
    clearTimeout(timer);
    pending -= 1;
    if (pending > 0) return;
    isShown = false;
    toasts.closeTag(TAG);
  });
}
