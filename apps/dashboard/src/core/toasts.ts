import type { AlertToast } from '@boostdesk/realtime/alerts';
import { createToastQueue } from '@boostdesk/ui/toast-queue';
import { msg } from '@lingui/core/macro';
import { i18n } from '../i18n/i18n.ts';

export const toasts = createToastQueue();
// Paused until the toast region has loaded and resumes it: until then no toast is visible.
toasts.pause('hidden');

/** Duration of a toast that offers to undo something, in ms. */
export const UNDO_MS = 10_000;

/** The toast 'Account details issue' (SPEC §8) stays until it is dismissed or the issue is solved. */
let accountIssue: string | null = null;

export interface AccountIssue {
  readonly title: string;
  readonly message: string;
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

export function showAccountIssue(toast: AccountIssue): void {
  accountIssue = toasts.add({ ...toast, style: 'error', timeout: 0, isNews: true });
}

export function closeAccountIssue(): void {
  if (accountIssue !== null) toasts.close(accountIssue);
  accountIssue = null;
}

/**
 * Shows a real-time toast, which stays until it is dismissed (SPEC §8). With an order it has a button that opens it.
 * Returns the id.
 */
export function showAlert(
  toast: AlertToast,
  order: number | null,
  open: (order: number) => void,
  onClose?: () => void,
): string {
  return toasts.add({
    title: toast.title,
    message: toast.text,
    style: toast.style,
    timeout: 0,
    tag: toast.tag ?? undefined,
    isNews: true,
    ...(onClose && { onClose }),
    ...(order === null ? {} : { action: { label: i18n._(msg`Open order #${order}`), onAction: () => open(order) } }),
  });
}
