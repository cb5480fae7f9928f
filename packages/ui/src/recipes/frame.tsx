import { type ReactNode, useState } from 'react';
import { AppShell } from '../app-shell/app-shell.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { SideNav } from '../side-nav/side-nav.tsx';
import { TopBar, TopBarButton } from '../top-bar/top-bar.tsx';

const icon = (name: IconName) => <Icon name={name} size={20} />;

interface FrameProps {
  readonly title: string;
  readonly eyebrow?: string;
  readonly current: 'home' | 'orders';
  readonly user: string;
  readonly children: ReactNode;
}

export const Frame = ({ title, eyebrow, current, user, children }: FrameProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <AppShell
      isDrawerOpen={isOpen}
      onDrawerOpenChange={setOpen}
      nav={
        <SideNav
          brand={{ name: 'Boostdesk', href: '#home' }}
          onNavigate={() => setOpen(false)}
          items={[
            { id: 'home', label: 'Home', href: '#home', icon: icon('house'), isCurrent: current === 'home' },
            { id: 'orders', label: 'Orders', href: '#orders', icon: icon('swords'), isCurrent: current === 'orders' },
            { id: 'profile', label: 'Profile', href: '#profile', icon: icon('user') },
            { id: 'boosters', label: 'Boosters', href: '#boosters', icon: icon('users'), isExternal: true },
            { id: 'loyalty', label: 'Loyalty', href: '#loyalty', icon: icon('gem'), isExternal: true },
          ]}
          footItems={[
            { id: 'collapse', label: 'Collapse', icon: icon('panel-left-close'), onPress: () => undefined },
            { id: 'logout', label: 'Logout', icon: icon('log-out'), onPress: () => undefined },
          ]}
        />
      }
      topBar={
        <TopBar
          title={title}
          eyebrow={eyebrow}
          onMenuPress={() => setOpen(true)}
          actions={
            <>
              <Button>
                <Icon name="plus" />
                <span data-wide="">New order</span>
              </Button>
              <TopBarButton aria-label="Search" icon={icon('search')} />
              <TopBarButton aria-label="Messages, 2 unread" icon={icon('message-square')} count={2} />
              <TopBarButton aria-label="Notifications, new" icon={icon('bell')} hasDot />
              <TopBarButton aria-label={`Profile of ${user}`} icon={<Avatar name={user} size={30} isDecorative />} />
            </>
          }
        />
      }
    >
      {children}
    </AppShell>
  );
};
