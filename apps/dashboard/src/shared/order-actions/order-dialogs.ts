import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyComponent } from '../../core/lazy.ts';
import { useLatest } from '../../core/use-latest.ts';
import { readDialogRequest } from '../dialog-request.ts';

const importReasonDialogs = () => import('./reason-dialogs.tsx');

/** Dialogs by action, each loaded when it is opened. */
export const dialogs = {
  pay: lazyComponent(async () => (await import('./pay-dialog.tsx')).PayDialog),
  pause: lazyComponent(async () => (await import('./pause-dialog.tsx')).PauseDialog),
  logProgress: lazyComponent(async () => (await import('./progress-dialog.tsx')).ProgressDialog),
  complete: lazyComponent(async () => (await import('./complete-dialog.tsx')).CompleteDialog),
  rate: lazyComponent(async () => (await import('./rate-dialog.tsx')).RateDialog),
  tip: lazyComponent(async () => (await import('./tip-dialog.tsx')).TipDialog),
  assign: lazyComponent(async () => (await import('./assign-dialog.tsx')).AssignDialog),
  unassign: lazyComponent(async () => (await importReasonDialogs()).UnassignDialog),
  drop: lazyComponent(async () => (await importReasonDialogs()).DropDialog),
  suspend: lazyComponent(async () => (await importReasonDialogs()).SuspendDialog),
  resume: lazyComponent(async () => (await importReasonDialogs()).ResumeDialog),
  extendDeadline: lazyComponent(async () => (await import('./extend-dialog.tsx')).ExtendDialog),
  changePrice: lazyComponent(async () => (await import('./change-price-dialog.tsx')).ChangePriceDialog),
  changeShare: lazyComponent(async () => (await import('./change-share-dialog.tsx')).ChangeShareDialog),
  shareTracking: lazyComponent(async () => (await import('./share-tracking-dialog.tsx')).ShareTrackingDialog),
  openDispute: lazyComponent(async () => (await import('./open-dispute-dialog.tsx')).OpenDisputeDialog),
  resolveDispute: lazyComponent(async () => (await import('./resolve-dispute-dialog.tsx')).ResolveDisputeDialog),
  withdraw: lazyComponent(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog),
  cancel: lazyComponent(async () => (await import('./cancel-dialog.tsx')).CancelDialog),
} as const;

export type DialogName = keyof typeof dialogs;

const isDialog = (name: string): name is DialogName => Object.hasOwn(dialogs, name);

/** Opens the dialog that the search requested ('Pause order #123') once, or unpauses; a reload or 'back' does not repeat it. */
export function useRequestedDialog(open: (name: DialogName) => void, unpause: () => void): void {
  const latest = useLatest(unpause);
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const name = readDialogRequest(state);
  useEffect(() => {
    if (name === null) return;
    void navigate({ pathname, search }, { replace: true, state: null, preventScrollReset: true });
    if (isDialog(name)) open(name);
    else if (name === 'unpause') latest.current();
  }, [name, pathname, search, navigate, open, latest]);
}
