import type { OrderView } from '@boostdesk/api-client/contract';
import { type Actor, can, type OrderSubject } from '@boostdesk/auth';
import { Button } from '@boostdesk/ui/button';
import { Icon, type IconName } from '@boostdesk/ui/icon';
import { Menu, MenuItem, MenuTrigger } from '@boostdesk/ui/menu';
import { useLingui } from '@lingui/react/macro';
import type { DialogName } from './order-dialogs.ts';

interface MoreActionsProps {
  readonly order: OrderView;
  readonly actor: Actor;
  readonly subject: OrderSubject;
  readonly onOpen: (name: DialogName) => void;
}

interface Item {
  readonly action: DialogName;
  readonly label: string;
  readonly icon: IconName;
  readonly tone?: 'danger';
}

/** What is done to an order now and then; nothing where the user may do none of it. */
export const MoreActions = ({ order, actor, subject, onOpen }: MoreActionsProps) => {
  const { t } = useLingui();
  const items: readonly Item[] = [
    { action: 'extendDeadline', label: t`Extend the deadline`, icon: 'calendar' },
    { action: 'unassign', label: t`Unassign the booster`, icon: 'undo' },
    { action: 'drop', label: t`Drop order`, icon: 'undo', tone: 'danger' },
    { action: 'suspend', label: t`Suspend`, icon: 'octagon-x', tone: 'danger' },
    { action: 'withdraw', label: t`Cancel the order`, icon: 'ban', tone: 'danger' },
    { action: 'cancel', label: t`Cancel the order`, icon: 'ban', tone: 'danger' },
  ];
  const allowed = items.filter(
    ({ action }) => can(`order.${action}`, actor, subject) && (action !== 'extendDeadline' || order.deadline !== null),
  );
  if (allowed.length === 0) return null;
  return (
    <MenuTrigger>
      <Button>
        <Icon name="ellipsis" />
        {t`More`}
      </Button>
      <Menu
        onAction={(key) => {
          const item = allowed.find(({ action }) => action === key);
          if (item !== undefined) onOpen(item.action);
        }}
      >
        {allowed.map(({ action, label, icon, tone }) => (
          <MenuItem key={action} id={action} icon={icon} tone={tone ?? 'neutral'}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
};
