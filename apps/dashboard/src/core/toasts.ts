import type { AlertToast } from '@boostdesk/realtime/alerts';
import { createToastQueue } from '@boostdesk/ui/toast-queue';
import { msg } from '@lingui/core/macro';
import { i18n } from '../i18n/i18n.ts';

/** The one queue of the page: calls that failed, alerts, successes. */
export const toasts = createToastQueue();
// Where they appear comes after the first screen, and lets their time run: nobody has seen them before.
toasts.pause('hidden');

/** SPEC §8, 'Account details issue': it stays until it is dismissed, or until there is no issue any more. */
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

/** A real-time toast stays until it is dismissed (SPEC §8); one about an order leads there. Answers its id. */
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
