import { lazyWithRetry } from '../../core/lazy-with-retry.ts';

const importReasonDialogs = () => import('./reason-dialogs.tsx');

/** Dialogs by action, each loaded when it is opened. */
export const dialogs = {
  pay: lazyWithRetry(async () => (await import('./pay-dialog.tsx')).PayDialog),
  pause: lazyWithRetry(async () => (await import('./pause-dialog.tsx')).PauseDialog),
  logProgress: lazyWithRetry(async () => (await import('./progress-dialog.tsx')).ProgressDialog),
  complete: lazyWithRetry(async () => (await import('./complete-dialog.tsx')).CompleteDialog),
  rate: lazyWithRetry(async () => (await import('./rate-dialog.tsx')).RateDialog),
  assign: lazyWithRetry(async () => (await import('./assign-dialog.tsx')).AssignDialog),
  unassign: lazyWithRetry(async () => (await importReasonDialogs()).UnassignDialog),
  drop: lazyWithRetry(async () => (await importReasonDialogs()).DropDialog),
  suspend: lazyWithRetry(async () => (await importReasonDialogs()).SuspendDialog),
  resume: lazyWithRetry(async () => (await importReasonDialogs()).ResumeDialog),
  extendDeadline: lazyWithRetry(async () => (await import('./extend-dialog.tsx')).ExtendDialog),
  withdraw: lazyWithRetry(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog),
  cancel: lazyWithRetry(async () => (await import('./cancel-dialog.tsx')).CancelDialog),
} as const;

export type DialogName = keyof typeof dialogs;
