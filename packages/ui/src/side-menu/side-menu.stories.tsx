import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectNoOverflow, longTexts } from '../testing/long-texts.tsx';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { SideMenu, type SideMenuGroup } from './side-menu.tsx';

const groups: SideMenuGroup[] = [
  { id: 'start', items: [{ id: 'overview', label: 'Overview', href: '#overview', icon: <Icon name="shield" /> }] },
  {
    id: 'people',
    title: 'People',
    items: [
      { id: 'users', label: 'Users', href: '#users', icon: <Icon name="users" />, isCurrent: true },
      {
        id: 'applications',
        label: 'Applications',
        href: '#applications',
        icon: <Icon name="handshake" />,
        count: { shown: '18', spoken: '18 waiting' },
      },
    ],
  },
  {
    id: 'money',
    title: 'Money',
    items: [{ id: 'payouts', label: 'Payouts', href: '#payouts', icon: <Icon name="banknote" /> }],
  },
];

const page: StoryPage = {
  status: 'stable',
  purpose: 'A second menu next to the page: the areas of one part of the product in groups, with pending counts.',
  avoid: 'For main pages, use the side navigation. For parts of one page, use tabs.',
  usedIn: ['admin areas'],
  keys: [
    ['Tab', 'Moves between links'],
    ['Enter', 'Opens the area'],
  ],
};

const meta = {
  title: 'Frame/Side menu',
  component: SideMenu,
  args: { label: 'Administration', groups, onNavigate: fn() },
  decorators: [(Story) => <div style={{ width: 192 }}>{Story()}</div>],
  parameters: { page },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const navigate = fn();

/** Counts are read out with what they count. */
export const Groups: Story = {
  decorators: [(Story) => <RouterProvider navigate={navigate}>{Story()}</RouterProvider>],
  play: async ({ args, canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: 'Administration' }));
    const people = within(menu.getByRole('list', { name: 'People' }));
    await expect(people.getByRole('link', { current: 'page' })).toHaveAccessibleName('Users');
    await userEvent.click(people.getByRole('link', { name: 'Applications 18 waiting' }));
    await expect(navigate).toHaveBeenCalledWith('#applications', undefined);
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};

export const CurrentBelow: Story = {
  args: {
    groups: [
      {
        id: 'all',
        items: Array.from({ length: 24 }, (_, at) => ({
          id: `${at}`,
          label: `Area ${at + 1}`,
          href: `#${at}`,
          icon: <Icon name="users" />,
          isCurrent: at === 20,
        })),
      },
    ],
  },
  decorators: [(Story) => <div style={{ height: 240, overflowY: 'auto' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByRole('navigation');
    const place = menu.parentElement!.getBoundingClientRect();
    const { top, bottom } = within(menu).getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(place.top);
    await expect(bottom).toBeLessThanOrEqual(place.bottom);
  },
};

/** Focus starts on the current area, or the first. */
export const OpenedByButton: Story = {
  args: { takesFocus: true },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement);
    const start = menu.queryByRole('link', { current: 'page' }) ?? menu.getAllByRole('link')[0];
    await expect(start).toHaveFocus();
  },
};

export const LongTexts: Story = longTexts(
  ({ label, title, short }) => (
    <SideMenu
      label={label}
      groups={[
        {
          id: 'a',
          title,
          items: [
            {
              id: 'a',
              label,
              href: '#a',
              icon: <Icon name="users" />,
              isCurrent: true,
              count: { shown: '103,284', spoken: short },
            },
          ],
        },
      ]}
    />
  ),
  224,
);

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const followed = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', followed, { once: true });
    await expectFocusAfterKeys(['{Tab}', 'link', 'Overview'], ['{Tab}', 'link', 'Users']);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};

/** Long labels wrap. */
export const OnAPhone: Story = {
  globals: onAPhone,
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Administration' });
    await expectOnScreen(menu);
    await expectNoOverflow(menu);
    for (const link of canvas.getAllByRole('link')) await expect(link.offsetHeight).toBe(44);
  },
};
