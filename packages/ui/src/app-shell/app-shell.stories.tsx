import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Bell,
  Gem,
  House,
  LogOut,
  MessageSquare,
  PanelLeftClose,
  Search,
  Swords,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { Page } from '../page-layout/page-layout.tsx';
import { type NavItem, SideNav } from '../side-nav/side-nav.tsx';
import { TopBar, TopBarButton } from '../top-bar/top-bar.tsx';
import { AppShell } from './app-shell.tsx';

const icon = (Icon: typeof House) => <Icon size={20} strokeWidth={1.75} aria-hidden="true" />;

const items: NavItem[] = [
  { id: 'home', label: 'Home', href: '#home', icon: icon(House) },
  { id: 'orders', label: 'Orders', href: '#orders', icon: icon(Swords), isCurrent: true },
  { id: 'profile', label: 'Profile', href: '#profile', icon: icon(UserRound) },
  { id: 'boosters', label: 'Boosters', href: '#boosters', icon: icon(UsersRound), isExternal: true },
  { id: 'loyalty', label: 'Loyalty', href: '#loyalty', icon: icon(Gem), isExternal: true },
];

const Shell = ({ startsCollapsed = false }: { readonly startsCollapsed?: boolean }) => {
  const [isCollapsed, setCollapsed] = useState(startsCollapsed);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <AppShell
      isCollapsed={isCollapsed}
      isDrawerOpen={isDrawerOpen}
      onDrawerOpenChange={setDrawerOpen}
      nav={
        <SideNav
          brand={{ name: 'Boostdesk', href: '#home' }}
          items={items}
          footItems={[
            {
              id: 'collapse',
              label: 'Collapse',
              icon: icon(PanelLeftClose),
              onPress: () => setCollapsed(!isCollapsed),
            },
            { id: 'logout', label: 'Logout', icon: icon(LogOut), onPress: () => undefined },
          ]}
          onNavigate={() => setDrawerOpen(false)}
        />
      }
      topBar={
        <TopBar
          eyebrow="Welcome"
          title="Mina Park"
          onMenuPress={() => setDrawerOpen(true)}
          actions={
            <>
              <TopBarButton aria-label="Search" icon={icon(Search)} />
              <TopBarButton aria-label="Messages, 2 unread" icon={icon(MessageSquare)} count={2} />
              <TopBarButton aria-label="Notifications, new" icon={icon(Bell)} hasDot />
              <TopBarButton
                aria-label="Profile of Mina Park"
                icon={<Avatar name="Mina Park" size={30} isDecorative />}
              />
            </>
          }
        />
      }
    >
      <Page>
        <p>The page.</p>
      </Page>
    </AppShell>
  );
};

const meta = {
  title: 'Frame/AppShell',
  component: Shell,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

/** The label beside a tile is still its name. */
export const Rail: Story = {
  args: { startsCollapsed: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse' }));
    await waitFor(() => expect(canvas.getByText('Boostdesk')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse' }));
  },
};
