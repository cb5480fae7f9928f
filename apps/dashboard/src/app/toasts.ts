import type { AlertToast } from '@boostdesk/realtime';
import { createToastQueue } from '@boostdesk/ui/toast-queue';
import { msg } from '@lingui/core/macro';
import { i18n } from './i18n.ts';

/** The one queue of the page: calls that failed, alerts, successes. */
export const toasts = createToastQueue();

/** A real-time toast stays until it is dismissed (SPEC §8); one about an order leads there. */
export function showAlert(toast: AlertToast, order: number | null, open: (order: number) => void): void {
  toasts.add({
    title: toast.title,
    message: toast.text,
    style: toast.style,
    timeout: 0,
    ...(order === null ? {} : { action: { label: i18n._(msg`Open order`), onAction: () => open(order) } }),
  });
}
