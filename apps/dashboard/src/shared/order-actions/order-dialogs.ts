import { part } from '../../core/part.ts';

const reasons = () => import('./reason-dialogs.tsx');

/** Dialogs by action, each loaded when it is opened. */
export const dialogs = {
  pay: part(async () => (await import('./pay-dialog.tsx')).PayDialog),
  pause: part(async () => (await import('./pause-dialog.tsx')).PauseDialog),
  logProgress: part(async () => (await import('./progress-dialog.tsx')).ProgressDialog),
  complete: part(async () => (await import('./complete-dialog.tsx')).CompleteDialog),
  rate: part(async () => (await import('./rate-dialog.tsx')).RateDialog),
  assign: part(async () => (await import('./assign-dialog.tsx')).AssignDialog),
  unassign: part(async () => (await reasons()).UnassignDialog),
  drop: part(async () => (await reasons()).DropDialog),
  suspend: part(async () => (await reasons()).SuspendDialog),
  resume: part(async () => (await reasons()).ResumeDialog),
  extendDeadline: part(async () => (await import('./extend-dialog.tsx')).ExtendDialog),
  withdraw: part(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog),
  cancel: part(async () => (await import('./cancel-dialog.tsx')).CancelDialog),
} as const;

export type DialogName = keyof typeof dialogs;
