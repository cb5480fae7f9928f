import { part } from '../../app/part.ts';

const reasons = () => import('./components/reason-dialogs.tsx');

/** By the action that each asks about. Each comes when it is opened: most who read an order open none. */
export const dialogs = {
  pay: part(async () => (await import('./components/pay-dialog.tsx')).PayDialog),
  pause: part(async () => (await import('./components/pause-dialog.tsx')).PauseDialog),
  logProgress: part(async () => (await import('./components/progress-dialog.tsx')).ProgressDialog),
  complete: part(async () => (await import('./components/complete-dialog.tsx')).CompleteDialog),
  rate: part(async () => (await import('./components/rate-dialog.tsx')).RateDialog),
  assign: part(async () => (await import('./components/assign-dialog.tsx')).AssignDialog),
  unassign: part(async () => (await reasons()).UnassignDialog),
  drop: part(async () => (await reasons()).DropDialog),
  suspend: part(async () => (await reasons()).SuspendDialog),
  resume: part(async () => (await reasons()).ResumeDialog),
  extendDeadline: part(async () => (await import('./components/extend-dialog.tsx')).ExtendDialog),
  withdraw: part(async () => (await import('./components/withdraw-dialog.tsx')).WithdrawDialog),
  cancel: part(async () => (await import('./components/cancel-dialog.tsx')).CancelDialog),
} as const;

export type DialogName = keyof typeof dialogs;
