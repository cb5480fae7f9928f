import type { OrderView } from '@boostdesk/api-client/contract';
import { can, checkPermission } from '@boostdesk/auth';
import { isDisputable } from '@boostdesk/catalogs/rules';
import { Button, type ButtonVariant } from '@boostdesk/ui/button';
import { Icon, type IconName } from '@boostdesk/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '../../core/lazy.ts';
import { useAtomValue } from '../../core/state.ts';
import { serverNow } from '../../i18n/server-clock.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { ButtonProblem } from '../components/button-problem.tsx';
import { subjectOf } from '../order-subject.ts';
import { useOrderApi } from './api.ts';
import { type DialogName, dialogs, useRequestedDialog } from './order-dialogs.ts';
import { type OrderAnswer, useOrderAction } from './use-order-action.ts';

/** Lazy, as few orders have further actions. */
const MoreActions = lazyComponent(async () => (await import('./more-actions.tsx')).MoreActions);

/** Id of the text that explains the disabled button. */
export const COMPLETION_ID = 'order-completion';

/** Fewest stars of a review after which a tip is suggested. */
const TIP_STARS = 3;

/** The less frequent actions, in a menu. */
const moreActions = [
  'shareTracking',
  'openDispute',
  'extendDeadline',
  'changePrice',
  'changeShare',
  'unassign',
  'drop',
  'suspend',
  'withdraw',
  'cancel',
] as const;

interface ActionButton {
  readonly action: 'lockIn' | 'unpause' | DialogName;
  readonly label: string;
  readonly icon: IconName;
  readonly variant?: ButtonVariant;
}

/** Buttons of the actions that the user may run now, by the permission table. */
export const OrderActions = ({ order }: { readonly order: OrderView }): ReactNode => {
  const { t } = useLingui();
  const api = useOrderApi();
  const actor = useAtomValue(actorAtom);
  const [open, setOpen] = useState<DialogName | null>(null);
  const { submit, isPending, problem } = useOrderAction(order.id);
  useRequestedDialog(setOpen, () => void submit(api.order.unpause, { id: order.id }));
  const subject = subjectOf(order);
  const buttons: readonly ActionButton[] = [
    { action: 'pay', label: t`Pay`, icon: 'wallet', variant: 'primary' },
    { action: 'lockIn', label: t`Lock in`, icon: 'handshake', variant: 'primary' },
    { action: 'assign', label: t`Assign`, icon: 'handshake', variant: 'primary' },
    { action: 'resume', label: t`Resume`, icon: 'circle-play', variant: 'primary' },
    {
      action: 'logProgress',
      label: t`Log progress`,
      icon: 'trending-up',
      variant: subject.targetReached === true ? 'default' : 'primary',
    },
    { action: 'unpause', label: t`Unpause`, icon: 'circle-play', variant: 'primary' },
    { action: 'resolveDispute', label: t`Resolve dispute`, icon: 'circle-check', variant: 'primary' },
    { action: 'rate', label: t`Rate`, icon: 'star', variant: 'primary' },
    { action: 'tip', label: t`Tip`, icon: 'coins' },
    { action: 'pause', label: t`Pause`, icon: 'circle-pause' },
    {
      action: 'complete',
      label: t({ context: 'button', message: 'Complete' }),
      icon: 'circle-check',
      variant: subject.targetReached === true ? 'primary' : 'default',
    },
  ];
  const press = (action: ActionButton['action']) => {
    if (action === 'lockIn') void submit(api.order.lockIn, { id: order.id });
    else if (action === 'unpause') void submit(api.order.unpause, { id: order.id });
    else setOpen(action);
  };
  /** A good review leads to a tip. */
  const next = ({ order: { rating } }: OrderAnswer) =>
    setOpen(open === 'rate' && rating !== null && rating.stars >= TIP_STARS ? 'tip' : null);
  const completing = checkPermission('order.complete', actor, subject);
  const isTooEarly = !completing.ok && completing.reason === 'targetNotReached';
  const isDisputed = order.dispute?.resolvedAt === null;
  const applies: Partial<Record<ActionButton['action'], boolean>> = {
    extendDeadline: order.deadline !== null,
    changePrice: !isDisputed,
    changeShare: !isDisputed && order.booster !== null,
    openDispute: isDisputable(order, serverNow()),
    resolveDispute: isDisputed,
  };
  const isOffered = (action: ActionButton['action']) =>
    applies[action] !== false && can(`order.${action}`, actor, subject);
  const shown = buttons.filter(({ action }) => isOffered(action) || (action === 'complete' && isTooEarly));
  const more = moreActions.filter(isOffered);
  // An open dialog stays when the right is lost, so that no input is lost; the server refuses the action.
  const Dialog = open === null ? null : dialogs[open];
  return (
    <>
      {shown.map(({ action, label, icon, variant = 'default' }) => (
        <Button
          key={action}
          variant={variant}
          isPending={isPending && (action === 'lockIn' || action === 'unpause')}
          {...(action === 'complete' && isTooEarly && { isDisabled: true, 'aria-describedby': COMPLETION_ID })}
          onPress={() => press(action)}
        >
          <Icon name={icon} />
          {label}
        </Button>
      ))}
      {more.length > 0 && (
        // Keeps the place, so that the buttons beside it do not move.
        <Suspense
          fallback={
            <Button isDisabled>
              <Icon name="ellipsis" />
              {t`More`}
            </Button>
          }
        >
          <MoreActions allowed={more} onOpen={setOpen} />
        </Suspense>
      )}
      <ButtonProblem problem={problem} />
      <Suspense>{Dialog && <Dialog order={order} onClose={() => setOpen(null)} onDone={next} />}</Suspense>
    </>
  );
};
