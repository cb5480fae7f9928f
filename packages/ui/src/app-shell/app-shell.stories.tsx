import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Page } from '../page-layout/page-layout.tsx';
import { SideMenu } from '../side-menu/side-menu.tsx';
import { type NavItem, SideNav } from '../side-nav/side-nav.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectPageFits } from '../testing/long-texts.tsx';
import { getInlineEnd, getInlineStart, getPageInlineEnd } from '../testing/reading-direction.ts';
import { type StoryTexts, storyTexts } from '../testing/story-texts.ts';
import { onADesktop } from '../testing/viewports.tsx';
import { TopBar, TopBarButton } from '../top-bar/top-bar.tsx';
import { AppShell } from './app-shell.tsx';

const icon = (name: IconName) => <Icon name={name} size={20} />;

const items: NavItem[] = [
  { id: 'home', label: 'Home', href: '#home', icon: icon('house') },
  { id: 'orders', label: 'Orders', href: '#orders', icon: icon('swords'), isCurrent: true },
  { id: 'profile', label: 'Profile', href: '#profile', icon: icon('user') },
  { id: 'boosters', label: 'Boosters', href: '#boosters', icon: icon('users'), isExternal: true },
  { id: 'loyalty', label: 'Loyalty', href: '#loyalty', icon: icon('gem'), isExternal: true },
];

interface ShellStory {
  readonly startsCollapsed?: boolean;
  readonly startsOpen?: boolean;
  readonly hasSideMenu?: boolean;
  readonly takesFocus?: boolean;
}

const areas = [
  {
    id: 'people',
    title: 'People',
    items: ['Users', 'Employees', 'Applications'].map((label) => ({
      id: label,
      label,
      href: `#${label}`,
      icon: icon('users'),
    })),
  },
];

const Shell = ({
  startsCollapsed = false,
  startsOpen = false,
  hasSideMenu = false,
  takesFocus = false,
}: ShellStory) => {
  const [isCollapsed, setCollapsed] = useState(startsCollapsed);
  const [isDrawerOpen, setDrawerOpen] = useState(startsOpen);
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
              icon: icon('panel-left-close'),
              onPress: () => setCollapsed(!isCollapsed),
            },
            { id: 'logout', label: 'Logout', icon: icon('log-out'), onPress: () => undefined },
          ]}
          onNavigate={() => setDrawerOpen(false)}
        />
      }
      drawerNav={<SideNav brand={{ name: 'Boostdesk', href: '#home' }} items={items} />}
      labels={hasSideMenu ? { drawer: 'Main and administration' } : undefined}
      sideMenu={
        hasSideMenu && (
          <SideMenu
            label="Administration"
            groups={areas}
            onNavigate={() => setDrawerOpen(false)}
            takesFocus={takesFocus && isDrawerOpen}
          />
        )
      }
      topBar={
        <TopBar
          eyebrow="Welcome"
          title="Mina Park"
          onMenuPress={() => setDrawerOpen(true)}
          actions={
            <>
              <TopBarButton aria-label="Search" icon={icon('search')} />
              <TopBarButton aria-label="Messages, 2 unread" icon={icon('message-square')} count={2} />
              <TopBarButton aria-label="Notifications, new" icon={icon('bell')} hasDot />
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

const page: StoryPage = {
  status: 'stable',
  purpose:
    'The frame of every dashboard page: side navigation, a top bar and the page below it. On phones, the navigation becomes a drawer.',
  avoid: 'Don’t use it for the public site. Use SiteFrame instead.',
  usedIn: ['every page of the dashboard'],
  keys: [
    ['Tab', 'Moves through skip link, navigation, top bar and page'],
    ['Escape', 'Closes the drawer on a phone'],
  ],
};

const meta = {
  title: 'Frame/App shell',
  component: Shell,
  parameters: {
    propsOf: AppShell,
    page,
    layout: 'fullscreen',
    landmarks: 'own',
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

/** The label next to a tile is its accessible name. */
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

/** Viewport `edge` of a story, which is as wide as a phone at most, or one pixel wider. */
const atEdge = (width: 767 | 768) => ({
  globals: { viewport: { value: 'edge', isRotated: false } },
  parameters: {
    viewport: {
      options: { edge: { name: `${width} px`, styles: { width: `${width}px`, height: '800px' }, type: 'tablet' } },
    },
  },
});
const widthOf = (element: Element) => element.closest('.bd-shell__side')?.getBoundingClientRect().width;

/** From 768 px, the sidebar is at the side: 120 px, or a rail. */
// @spec 2.3-3, 9.0-10, 9.0-11
export const NarrowestDesktop: Story = {
  ...atEdge(768),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(innerWidth).toBe(768);
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    await expect(widthOf(nav)).toBe(120);
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse' }));
    await waitFor(() => expect(widthOf(nav)).toBe(56));
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse' }));
    await waitFor(() => expect(widthOf(nav)).toBe(120));
  },
};

/** Up to 767 px, a button opens the sidebar, and a cross closes it. */
// @spec 2.3-4, 9.0-11
export const WidestPhone: Story = {
  ...atEdge(767),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(innerWidth).toBe(767);
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByRole('link', { name: 'Home' })).toBeVisible());
    await userEvent.click(drawer.getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The second menu is next to the page, below the bar. */
export const WithSideMenu: Story = {
  globals: onADesktop,
  args: { hasSideMenu: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const side = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    const menu = canvas.getByRole('navigation', { name: 'Administration' }).parentElement!.getBoundingClientRect();
    const page = canvas.getByText('The page.').getBoundingClientRect();
    await expect(getInlineStart(menu)).toBeGreaterThanOrEqual(getInlineEnd(side));
    await expect(menu.top).toBe(bar.bottom);
    await expect(getInlineStart(page)).toBeGreaterThan(getInlineEnd(menu));
  },
};

/** Both menus side by side, with the close button on screen. */
export const SideMenuOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { hasSideMenu: true, startsOpen: true, takesFocus: true },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Main and administration' }));
    await waitFor(() => expect(drawer.getByRole('link', { name: 'Users' })).toHaveFocus());
    await expect(drawer.queryByRole('button', { name: 'Collapse' })).toBeNull();
    const main = drawer.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
    const more = drawer.getByRole('navigation', { name: 'Administration' }).getBoundingClientRect();
    const close = drawer.getByRole('button', { name: 'Close menu' }).getBoundingClientRect();
    await expect(getInlineStart(more)).toBeGreaterThanOrEqual(getInlineEnd(main));
    await expect(getInlineStart(close)).toBeGreaterThanOrEqual(getInlineEnd(more));
    await expect(getInlineEnd(close)).toBeLessThanOrEqual(getPageInlineEnd());
    // No label breaks within a word.
    for (const name of ['Users', 'Employees', 'Applications']) {
      await expect(drawer.getByText(name).getClientRects()).toHaveLength(1);
      await expect(drawer.getByText(name).getBoundingClientRect().height).toBeLessThan(30);
    }
  },
};

const spoken = ({ title, label, text }: StoryTexts): Story => ({
  render: () => (
    <AppShell
      isDrawerOpen={false}
      onDrawerOpenChange={() => undefined}
      nav={
        <SideNav
          brand={{ name: 'Boostdesk', href: '#home' }}
          items={[{ id: 'orders', label, href: '#orders', icon: icon('swords'), isCurrent: true }]}
        />
      }
      topBar={<TopBar title={title} onMenuPress={() => undefined} />}
    >
      <Page>{text}</Page>
    </AppShell>
  ),
  play: expectPageFits,
});

export const LongGerman: Story = { ...spoken(storyTexts.de), globals: { locale: 'de-DE', theme: 'light' } };
export const LongArabic: Story = { ...spoken(storyTexts.ar), globals: { locale: 'ar-EG' } };

export const Keyboard: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => <Shell startsOpen />,
  play: async () => {
    await screen.findByRole('dialog');
    await expectFocusAfterKeys(['{Tab}', 'button', /./], ['{Tab}', 'link', /Boostdesk/]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
