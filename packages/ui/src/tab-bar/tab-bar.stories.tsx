import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectNoOverflow, longTexts } from '../testing/long-texts.tsx';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { TabBar } from './tab-bar.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Views of a page that have their own URLs.',
  avoid:
    'For parts without a URL, use tabs. Don’t shorten a count that everyone must see: the full number is available to mouse and screen reader users, but not to touch or keyboard users.',
  usedIn: ['Orders', 'Order on a phone'],
  keys: [
    ['Tab', 'Moves focus to it and past it'],
    ['Enter', 'Follows the link'],
  ],
};

const meta = {
  title: 'Navigation/Tab bar',
  component: TabBar,
  args: {
    label: 'Saved views',
    items: [
      { id: 'all', label: 'All', count: '999+', wholeCount: '42,118', href: '?all', isCurrent: true },
      { id: 'hand', label: 'Needs attention', count: '7', href: '?hand', icon: <Icon name="flag" size={14} /> },
      { id: 'awaiting', label: 'Awaiting', count: '63', href: '?awaiting' },
      { id: 'processing', label: 'Processing', count: '412', href: '?processing' },
      { id: 'unpaid', label: 'Unpaid', href: '?unpaid' },
    ],
  },
  parameters: { page },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chips: Story = {};

/** Read out in full, and shown in full on hover. */
export const Truncated: Story = {
  play: async ({ canvas }) => {
    const short = canvas.getByText('999+');
    await expect(short).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('All 42,118');
    await expect(short.closest('[title]')).toHaveAttribute('title', '42,118');
    await expect(canvas.getByRole('link', { name: 'Awaiting 63' })).toBeVisible();
  },
};

export const Phone: Story = { decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>] };
export const PhoneAtTheEnd: Story = {
  args: {
    items: ['All', 'Needs attention', 'Awaiting', 'Processing', 'Unpaid'].map((label) => ({
      id: label,
      label,
      href: `?${label}`,
      isCurrent: label === 'Unpaid',
    })),
  },
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation');
    const { left, right } = within(nav).getByRole('link', { current: 'page' }).getBoundingClientRect();
    const box = nav.getBoundingClientRect();
    // Scroll positions are whole pixels.
    await expect(left).toBeGreaterThan(box.left - 1);
    await expect(right).toBeLessThanOrEqual(box.right);
  },
};

export const Lines: Story = {
  args: {
    variant: 'lines',
    label: 'Order',
    items: [
      { id: 'details', label: 'Details', href: '?details' },
      { id: 'chat', label: 'Chat', count: '2', href: '?chat', isCurrent: true },
      { id: 'timeline', label: 'Time line', href: '?timeline' },
    ],
  },
};

export const LongTexts: Story = longTexts(({ title, label, short }) => (
  <TabBar
    label={title}
    items={[
      { id: 'a', label, count: '999+', wholeCount: '42,118', href: '?a', isCurrent: true },
      { id: 'b', label: title, href: '?b' },
      { id: 'c', label: short, href: '?c' },
    ]}
  />
));

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const followed = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', followed, { once: true });
    await expectFocusAfterKeys(['{Tab}', 'link', /All/]);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};

/** Overflowing tabs scroll without widening the page. */
export const OnAPhone: Story = {
  globals: onAPhone,
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Saved views' });
    await expectOnScreen(nav);
    const tabs = within(nav).getAllByRole('link');
    for (const tab of tabs) await expect(tab.offsetHeight).toBe(36);
    await expect(nav.scrollWidth).toBeGreaterThan(nav.clientWidth);
    const last = tabs.at(-1)!;
    last.focus();
    // Scroll positions are whole pixels.
    await expect(last.getBoundingClientRect().right).toBeLessThan(innerWidth + 1);
  },
};

/** Tabs share the width. */
export const LinesOnAPhone: Story = {
  ...Lines,
  globals: onAPhone,
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Order' });
    await expectOnScreen(nav);
    await expectNoOverflow(nav);
    const tabs = within(nav).getAllByRole('link');
    for (const tab of tabs) await expect(tab.offsetHeight).toBe(48);
    const width = tabs.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
    await expect(Math.abs(width - nav.clientWidth)).toBeLessThan(tabs.length);
  },
};
