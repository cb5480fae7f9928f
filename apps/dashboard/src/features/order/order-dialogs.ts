import { lazy } from 'react';

const reasons = () => import('./components/reason-dialogs.tsx');

/** By the action that each asks about. Each comes when it is opened: most who read an order open none. */
export const dialogs = {
  pay: lazy(async () => ({ default: (await import('./components/pay-dialog.tsx')).PayDialog })),
  pause: lazy(async () => ({ default: (await import('./components/pause-dialog.tsx')).PauseDialog })),
  logProgress: lazy(async () => ({ default: (await import('./components/progress-dialog.tsx')).ProgressDialog })),
  complete: lazy(async () => ({ default: (await import('./components/complete-dialog.tsx')).CompleteDialog })),
  rate: lazy(async () => ({ default: (await import('./components/rate-dialog.tsx')).RateDialog })),
  assign: lazy(async () => ({ default: (await import('./components/assign-dialog.tsx')).AssignDialog })),
  unassign: lazy(async () => ({ default: (await reasons()).UnassignDialog })),
  drop: lazy(async () => ({ default: (await reasons()).DropDialog })),
  suspend: lazy(async () => ({ default: (await reasons()).SuspendDialog })),
  resume: lazy(async () => ({ default: (await reasons()).ResumeDialog })),
  extendDeadline: lazy(async () => ({ default: (await import('./components/extend-dialog.tsx')).ExtendDialog })),
  withdraw: lazy(async () => ({ default: (await import('./components/withdraw-dialog.tsx')).WithdrawDialog })),
  cancel: lazy(async () => ({ default: (await import('./components/cancel-dialog.tsx')).CancelDialog })),
} as const;

export type DialogName = keyof typeof dialogs;
