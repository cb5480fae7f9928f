import {
  Bell,
  Gem,
  House,
  LogOut,
  MessageSquare,
  PanelLeftClose,
  Plus,
  Search,
  Swords,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AppShell } from '../app-shell/app-shell.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { SideNav } from '../side-nav/side-nav.tsx';
import { TopBar, TopBarButton } from '../top-bar/top-bar.tsx';

const icon = (Icon: typeof House) => <Icon size={20} strokeWidth={1.75} aria-hidden="true" />;

interface FrameProps {
  readonly title: string;
  readonly eyebrow?: string;
  readonly current: 'home' | 'orders';
  readonly user: string;
  readonly children: ReactNode;
}

/** The frame that the recipes stand in. */
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
            { id: 'home', label: 'Home', href: '#home', icon: icon(House), isCurrent: current === 'home' },
            { id: 'orders', label: 'Orders', href: '#orders', icon: icon(Swords), isCurrent: current === 'orders' },
            { id: 'profile', label: 'Profile', href: '#profile', icon: icon(UserRound) },
            { id: 'boosters', label: 'Boosters', href: '#boosters', icon: icon(UsersRound), isExternal: true },
            { id: 'loyalty', label: 'Loyalty', href: '#loyalty', icon: icon(Gem), isExternal: true },
          ]}
          footItems={[
            { id: 'collapse', label: 'Collapse', icon: icon(PanelLeftClose), onPress: () => undefined },
            { id: 'logout', label: 'Logout', icon: icon(LogOut), onPress: () => undefined },
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
                <Plus size={16} aria-hidden="true" />
                <span data-wide="">New order</span>
              </Button>
              <TopBarButton aria-label="Search" icon={icon(Search)} />
              <TopBarButton aria-label="Messages, 2 unread" icon={icon(MessageSquare)} count={2} />
              <TopBarButton aria-label="Notifications, new" icon={icon(Bell)} hasDot />
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
