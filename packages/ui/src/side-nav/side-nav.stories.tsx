import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Icon, type IconName } from '../icon/icon.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { SideNav } from './side-nav.tsx';

const icon = (name: IconName) => <Icon name={name} size={20} />;

const page: StoryPage = {
  status: 'stable',
  purpose: 'The dashboard pages as tiles, or as a rail when collapsed.',
  avoid: 'For parts of one page, use tabs.',
  usedIn: ['every page of the dashboard'],
  keys: [
    ['Tab', 'Moves between tiles'],
    ['Enter', 'Opens the page, or runs the entry’s action'],
    ['Space', 'Runs the entry’s action, if it isn’t a link'],
    ['Escape', 'Hides the tile’s tooltip on the rail'],
  ],
};

const meta = {
  title: 'Frame/Side nav',
  component: SideNav,
  args: {
    brand: { name: 'Boostdesk', href: '#home' },
    items: [
      { id: 'home', label: 'Home', href: '#home', icon: icon('house'), isCurrent: true },
      { id: 'orders', label: 'Auftragsübersicht', href: '#orders', icon: icon('swords'), isExternal: true },
    ],
    footItems: [{ id: 'logout', label: 'Logout', icon: icon('log-out'), onPress: fn() }],
    onNavigate: fn(),
  },
  decorators: [(Story) => <div style={{ width: 120, height: 480, background: 'var(--bd-bg-sunken)' }}>{Story()}</div>],
  parameters: { page },
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

const navigate = fn();

export const Tiles: Story = {
  decorators: [(Story) => <RouterProvider navigate={navigate}>{Story()}</RouterProvider>],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onNavigate).toHaveBeenCalledTimes(2);
    await expect(navigate).toHaveBeenCalledWith('#home', undefined);
  },
};

export const LongLabels: Story = {
  args: {
    items: ['Fortschrittszahlungen', 'Sonderzahlungen', 'Startseite'].map((label) => ({
      id: label,
      label,
      href: `#${label}`,
      icon: icon('house'),
    })),
  },
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const nav = within(canvasElement).getByRole('navigation');
    for (const label of nav.querySelectorAll('.bd-side-nav__label')) {
      const words = document.createRange();
      words.selectNodeContents(label);
      const { left, right } = words.getBoundingClientRect();
      const box = nav.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(box.left + 8);
      await expect(right).toBeLessThanOrEqual(box.right - 8);
    }
  },
};

const many = (count: number, current?: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    label: `Page ${at + 1}`,
    href: `#${at}`,
    icon: icon('house'),
    isCurrent: at === current,
  }));

/** The footer is visible without scrolling. */
export const FooterVisible: Story = {
  args: { items: many(24) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('navigation').getBoundingClientRect();
    const foot = canvas.getByRole('button', { name: 'Logout' }).getBoundingClientRect();
    await expect(foot.bottom).toBeLessThanOrEqual(box.bottom);
    const last = canvas.getByRole('link', { name: 'Page 24' });
    last.focus();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot.top);
  },
};

export const CurrentBelow: Story = {
  args: { items: many(20, 14) },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation');
    // Together with the frame that lays out the page.
    await waitFor(() => {
      const { top, bottom } = within(nav).getByRole('link', { current: 'page' }).getBoundingClientRect();
      const box = nav.getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(box.top);
      expect(bottom).toBeLessThanOrEqual(box.bottom);
    });
  },
};

/** Names appear as tooltips on hover and keyboard focus; Escape hides them. */
export const Rail: Story = {
  decorators: [(Story) => <div style={{ width: 56, height: 480, background: 'var(--bd-bg-sunken)' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const tip = canvas.getByText('Home');
    const other = canvas.getByText('Auftragsübersicht');
    const isSeen = (label: HTMLElement) => {
      const { left, top, width, height } = label.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === label;
    };
    const isShown = (label: HTMLElement, shown: boolean) => waitFor(() => expect(isSeen(label)).toBe(shown));
    await isShown(tip, false);
    await expectFocusAfterKeys(['{Tab}', 'link', /Boostdesk/], ['{Tab}', 'link', 'Home']);
    await isShown(tip, true);
    await expectFocusAfterKeys(['{Escape}', 'link', 'Home']);
    await isShown(tip, false);
    await expectFocusAfterKeys(['{Shift}', 'link', 'Home']);
    await expect(isSeen(tip)).toBe(false);
    await expectFocusAfterKeys(['{Tab}', 'link', /Auftragsübersicht/]);
    await isShown(other, true);
    // Like components with their own Escape handling.
    const swallow = (event: Event) => event.stopPropagation();
    const link = canvas.getByRole('link', { name: /Auftragsübersicht/ });
    link.addEventListener('keydown', swallow);
    await userEvent.keyboard('{Escape}');
    link.removeEventListener('keydown', swallow);
    await isShown(other, false);
  },
};

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };

export const LongTexts: Story = longTexts(({ label, short }) => (
  <SideNav
    label={label}
    brand={{ name: 'Boostdesk', href: '#home' }}
    items={[{ id: 'a', label, href: '#a', icon: icon('house'), isCurrent: true }]}
    footItems={[{ id: 'b', label: short, icon: icon('log-out'), onPress: () => undefined }]}
  />
));

export const Keyboard: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const followed = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', followed, { once: true });
    await expectFocusAfterKeys(['{Tab}', 'link', /Boostdesk/]);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Logout' }).focus();
    await userEvent.keyboard('[Space]{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledTimes(3);
  },
};
