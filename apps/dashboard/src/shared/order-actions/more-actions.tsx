import { Button } from '@boostdesk/ui/button';
import { Icon, type IconName } from '@boostdesk/ui/icon';
import { Menu, MenuItem, MenuTrigger } from '@boostdesk/ui/menu';
import { useLingui } from '@lingui/react/macro';
import type { DialogName } from './order-dialogs.ts';

interface MoreActionsProps {
  /** Allowed actions, at least one. */
  readonly allowed: readonly DialogName[];
  readonly onOpen: (name: DialogName) => void;
}

interface Item {
  readonly action: DialogName;
  readonly label: string;
  readonly icon: IconName;
  readonly tone?: 'danger';
}

export const MoreActions = ({ allowed, onOpen }: MoreActionsProps) => {
  const { t } = useLingui();
  const items: readonly Item[] = [
    { action: 'shareTracking', label: t`Share progress`, icon: 'link' },
    { action: 'openDispute', label: t`Report a problem`, icon: 'circle-alert' },
    { action: 'extendDeadline', label: t`Extend deadline`, icon: 'calendar' },
    { action: 'changePrice', label: t`Change price`, icon: 'wallet' },
    { action: 'changeShare', label: t`Change share`, icon: 'coins' },
    { action: 'unassign', label: t`Unassign booster`, icon: 'undo' },
    { action: 'drop', label: t`Drop order`, icon: 'undo', tone: 'danger' },
    { action: 'suspend', label: t`Suspend`, icon: 'octagon-x', tone: 'danger' },
    { action: 'withdraw', label: t`Cancel order`, icon: 'ban', tone: 'danger' },
    { action: 'cancel', label: t`Cancel order`, icon: 'ban', tone: 'danger' },
  ];
  return (
    <MenuTrigger>
      <Button>
        <Icon name="ellipsis" />
        {t`More`}
      </Button>
      <Menu>
        {items
          .filter(({ action }) => allowed.includes(action))
          .map(({ action, label, icon, tone }) => (
            <MenuItem key={action} id={action} icon={icon} tone={tone ?? 'neutral'} onAction={() => onOpen(action)}>
              {label}
            </MenuItem>
          ))}
      </Menu>
    </MenuTrigger>
  );
};
