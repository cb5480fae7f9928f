import { lazyComponent } from '../../core/lazy.ts';

const importReasonDialogs = () => import('./reason-dialogs.tsx');

/** Dialogs by action, each loaded when it is opened. */
export const dialogs = {
  pay: lazyComponent(async () => (await import('./pay-dialog.tsx')).PayDialog),
  pause: lazyComponent(async () => (await import('./pause-dialog.tsx')).PauseDialog),
  logProgress: lazyComponent(async () => (await import('./progress-dialog.tsx')).ProgressDialog),
  complete: lazyComponent(async () => (await import('./complete-dialog.tsx')).CompleteDialog),
  rate: lazyComponent(async () => (await import('./rate-dialog.tsx')).RateDialog),
  assign: lazyComponent(async () => (await import('./assign-dialog.tsx')).AssignDialog),
  unassign: lazyComponent(async () => (await importReasonDialogs()).UnassignDialog),
  drop: lazyComponent(async () => (await importReasonDialogs()).DropDialog),
  suspend: lazyComponent(async () => (await importReasonDialogs()).SuspendDialog),
  resume: lazyComponent(async () => (await importReasonDialogs()).ResumeDialog),
  extendDeadline: lazyComponent(async () => (await import('./extend-dialog.tsx')).ExtendDialog),
  withdraw: lazyComponent(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog),
  cancel: lazyComponent(async () => (await import('./cancel-dialog.tsx')).CancelDialog),
} as const;

export type DialogName = keyof typeof dialogs;
