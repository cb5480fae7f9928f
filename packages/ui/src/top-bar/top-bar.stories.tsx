import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectNoOverflow, longTexts } from '../testing/long-texts.tsx';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { TopBar, TopBarButton } from './top-bar.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'The page name and what’s always available: search, messages, notifications and your profile.',
  avoid: 'Put actions for one item in its page header.',
  usedIn: ['every page of the dashboard'],
  keys: [
    ['Tab', 'Moves focus to it and past it'],
    ['Enter, Space', 'Activates it'],
  ],
};

const meta = {
  title: 'Frame/Top bar',
  component: TopBar,
  subcomponents: { TopBarButton },
  parameters: { page, layout: 'fullscreen', landmarks: 'own' },
  args: {
    title: 'Order #10482',
    onMenuPress: fn(),
    actions: (
      <>
        <Button>
          <Icon name="plus" />
          New order
        </Button>
        <TopBarButton
          aria-label="Messages, 1,200 unread"
          icon={<Icon name="message-square" size={20} />}
          count={1200}
        />
        <TopBarButton aria-label="Notifications, new" icon={<Icon name="bell" size={20} />} hasDot />
      </>
    ),
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PageTitle: Story = {};
export const WithEyebrow: Story = { args: { eyebrow: 'Welcome', title: 'Mina Park' } };
export const LongTitle: Story = {
  args: { title: 'A title that is much longer than the space a phone has for it' },
};

/** Shrinks, and expands while typing. */
export const SearchShrinks: Story = {
  parameters: { docs: { story: { minWidth: '800px' } } },
  args: {
    title: 'Auftrag #10482',
    search: <SearchBox value="" onChange={fn()} sections={[]} onPick={fn()} placeholder="Suchen" shortcut="/" />,
  },
  decorators: [(Story) => <div style={{ width: 520, marginInlineStart: 'auto' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { name: 'Auftrag #10482' });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    const field = within(canvasElement).getByRole('combobox');
    const [narrow, bar] = [field.clientWidth, within(canvasElement).getByRole('banner')];
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    field.focus();
    await expect(field.clientWidth).toBeGreaterThan(narrow);
    await expect(field.clientWidth).toBeGreaterThanOrEqual(200);
  },
};

/** Four top bars, none the page’s banner. */
export const LongTexts: Story = {
  parameters: { landmarks: 'main' },
  ...longTexts(({ title, label }) => (
    <TopBar
      title={title}
      eyebrow={label}
      onMenuPress={() => undefined}
      actions={<TopBarButton aria-label={label} icon={<Icon name="bell" size={20} />} count={1200} />}
    />
  )),
};

const onPress = fn();

export const Keyboard: Story = {
  args: {
    actions: <TopBarButton aria-label="Messages" icon={<Icon name="message-square" size={20} />} onPress={onPress} />,
  },
  play: async () => {
    onPress.mockClear();
    screen.getByRole('button', { name: 'Messages' }).focus();
    await expectFocusAfterKeys(['{Shift>}{Tab}{/Shift}{Tab}', 'button', 'Messages']);
    await userEvent.keyboard('{Enter}[Space]');
    await expect(onPress).toHaveBeenCalledTimes(2);
  },
};

/** Text stays for screen readers. */
export const OnAPhone: Story = {
  globals: onAPhone,
  args: {
    title: 'A title that is much longer than the space a phone has for it',
    search: <SearchBox value="" onChange={fn()} sections={[]} onPick={fn()} />,
    actions: (
      <>
        <Button>
          <Icon name="plus" />
          <span data-wide>New order</span>
        </Button>
        <TopBarButton aria-label="Notifications, new" icon={<Icon name="bell" size={20} />} hasDot />
      </>
    ),
  },
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole('banner');
    await expectOnScreen(bar);
    await expectNoOverflow(bar);
    await expect(bar.offsetHeight).toBe(56);
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByRole('heading').offsetHeight).toBe(36);
    const menu = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(menu);
    await expect(args.onMenuPress).toHaveBeenCalledOnce();
    for (const button of canvas.getAllByRole('button')) {
      await expectOnScreen(button);
      await expect(button.offsetHeight).toBe(44);
    }
    await expect(canvas.getByRole('button', { name: 'New order' })).toBeVisible();
    await expect(canvas.getByText('New order').offsetWidth).toBe(1);
  },
};
