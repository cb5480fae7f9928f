import type { OrderView } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { Button, type ButtonVariant } from '@boostdesk/ui/button';
import { Icon, type IconName } from '@boostdesk/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useServices } from '../../../app/services-context.ts';
import { actorAtom } from '../../../app/session-atoms.ts';
import { useAtomValue } from '../../../app/state.ts';
import { subjectOf } from '../../../parts/order-subject.ts';
import { useAct } from '../use-act.ts';

/** Each comes when it is opened: most who read an order open none. */
const dialogs = {
  pay: lazy(async () => ({ default: (await import('./pay-dialog.tsx')).PayDialog })),
  pause: lazy(async () => ({ default: (await import('./pause-dialog.tsx')).PauseDialog })),
  logProgress: lazy(async () => ({ default: (await import('./progress-dialog.tsx')).ProgressDialog })),
  complete: lazy(async () => ({ default: (await import('./complete-dialog.tsx')).CompleteDialog })),
  rate: lazy(async () => ({ default: (await import('./rate-dialog.tsx')).RateDialog })),
} as const;
type DialogName = keyof typeof dialogs;

interface ActionButton {
  readonly action: 'lockIn' | 'unpause' | DialogName;
  readonly label: string;
  readonly icon: IconName;
  readonly variant?: ButtonVariant;
}

/** What this user may do with the order now, by the one table of rights. Empty where there is nothing. */
export const OrderActions = ({ order }: { readonly order: OrderView }): ReactNode => {
  const { t } = useLingui();
  const { api } = useServices();
  const actor = useAtomValue(actorAtom);
  const [open, setOpen] = useState<DialogName | null>(null);
  const { act, isPending } = useAct();
  const buttons: readonly ActionButton[] = [
    { action: 'pay', label: t`Pay`, icon: 'wallet', variant: 'primary' },
    { action: 'lockIn', label: t`Lock in`, icon: 'handshake', variant: 'primary' },
    { action: 'logProgress', label: t`Log progress`, icon: 'trending-up', variant: 'primary' },
    { action: 'unpause', label: t`Unpause`, icon: 'circle-play', variant: 'primary' },
    { action: 'rate', label: t`Rate`, icon: 'star', variant: 'primary' },
    { action: 'pause', label: t`Pause`, icon: 'circle-pause' },
    { action: 'complete', label: t`Complete`, icon: 'circle-check' },
  ];
  const press = (action: ActionButton['action']) => {
    if (action === 'lockIn') void act(api.order.lockIn, { id: order.id });
    else if (action === 'unpause') void act(api.order.unpause, { id: order.id });
    else setOpen(action);
  };
  const subject = subjectOf(order);
  const allowed = buttons.filter(({ action }) => can(`order.${action}`, actor, subject));
  // An open dialog stays though the right may be gone: what was typed is not lost, and the server refuses.
  const Dialog = open === null ? null : dialogs[open];
  return (
    <>
      {allowed.map(({ action, label, icon, variant = 'default' }) => (
        <Button
          key={action}
          variant={variant}
          isPending={isPending && (action === 'lockIn' || action === 'unpause')}
          onPress={() => press(action)}
        >
          <Icon name={icon} />
          {label}
        </Button>
      ))}
      <Suspense>{Dialog && <Dialog order={order} onClose={() => setOpen(null)} />}</Suspense>
    </>
  );
};
