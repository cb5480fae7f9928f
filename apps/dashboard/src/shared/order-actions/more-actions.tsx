import { Button } from '@boostdesk/ui/button';
import { Icon, type IconName } from '@boostdesk/ui/icon';
import { Menu, MenuItem, MenuTrigger } from '@boostdesk/ui/menu';
import { useLingui } from '@lingui/react/macro';
import type { MoreAction } from './allowed-more-actions.ts';

interface MoreActionsProps {
  /** Allowed actions, at least one. */
  readonly allowed: readonly MoreAction[];
  readonly onOpen: (name: MoreAction) => void;
}

interface Item {
  readonly action: MoreAction;
  readonly label: string;
  readonly icon: IconName;
  readonly tone?: 'danger';
}

/** Menu of the less frequent actions. */
export const MoreActions = ({ allowed, onOpen }: MoreActionsProps) => {
  const { t } = useLingui();
  const items: readonly Item[] = [
    { action: 'extendDeadline', label: t`Extend deadline`, icon: 'calendar' },
    { action: 'unassign', label: t`Unassign booster`, icon: 'undo' },
    { action: 'drop', label: t`Drop order`, icon: 'undo', tone: 'danger' },
    { action: 'suspend', label: t`Suspend`, icon: 'octagon-x', tone: 'danger' },
    { action: 'withdraw', label: t`Cancel order`, icon: 'ban', tone: 'danger' },
    { action: 'cancel', label: t`Cancel order`, icon: 'ban', tone: 'danger' },
  ];
  const shown = items.filter(({ action }) => allowed.includes(action));
  return (
    <MenuTrigger>
      <Button>
        <Icon name="ellipsis" />
        {t`More`}
      </Button>
      <Menu
        onAction={(key) => {
          const item = shown.find(({ action }) => action === key);
          if (item !== undefined) onOpen(item.action);
        }}
      >
        {shown.map(({ action, label, icon, tone }) => (
          <MenuItem key={action} id={action} icon={icon} tone={tone ?? 'neutral'}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
};
