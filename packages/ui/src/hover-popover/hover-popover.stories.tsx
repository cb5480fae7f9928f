import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { installFakeTimers } from '../fake-timers.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectNoOverflow, longTexts } from '../testing/long-texts.tsx';
import { type StoryTexts, storyTexts } from '../testing/story-texts.ts';
import { AtTheEdge, expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { HoverPopover, Mark } from './hover-popover.tsx';

const news = Array.from({ length: 40 }, (_, at) => `Order ${10_482 - at} has been paused`);

const page: StoryPage = {
  status: 'stable',
  purpose: 'Updates behind a top bar button. Opens on hover or focus, stays open when pressed.',
  avoid: 'For actions, use a menu. For a hint, use a tooltip.',
  usedIn: ['notifications and messages in the top bar'],
  keys: [
    ['Tab', 'Opens it and moves through it'],
    ['Enter, Space', 'Keeps it open'],
    ['Escape', 'Closes it and returns to the button, even if it was opened by the pointer'],
  ],
};

const meta = {
  title: 'Overlays/Hover popover',
  component: HoverPopover,
  subcomponents: { Mark },
  args: {
    label: 'Notifications, new',
    title: 'Notifications',
    placement: 'bottom start',
    trigger: (
      <>
        <Icon name="bell" size={20} />
        <Mark />
      </>
    ),
    actions: (
      <Button size="s" variant="quiet">
        Clear
      </Button>
    ),
    footer: (
      <Link href="#all" variant="quiet">
        See all
      </Link>
    ),
    children: (
      <ul>
        {news.map((text) => (
          <li key={text} style={{ padding: '10px 16px' }}>
            {text}
          </li>
        ))}
      </ul>
    ),
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 120 }}>
        <p>Elsewhere</p>
        <Story />
      </div>
    ),
  ],
  parameters: { page, rest: 'dialog' },
} satisfies Meta<typeof HoverPopover>;

export default meta;
type Story = StoryObj<typeof meta>;

const bell = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: 'Notifications, new' });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

// @spec 2.5-7, 9.0-9
export const Pinned: Story = {
  decorators: [
    (Story) => (
      <>
        <style>{'.fades-slowly[data-exiting] { opacity: 0; transition: opacity 300ms; }'}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(bell(canvasElement));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    const list = panel.querySelector<HTMLElement>('.bd-hover-popover-list')!;
    await expect(list.clientHeight).toBeLessThanOrEqual(window.innerHeight / 2);
    await userEvent.unhover(bell(canvasElement));
    await expect(panel).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await userEvent.click(bell(canvasElement));
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByText('Elsewhere'));
    await isGone();
    // Keeps the result visible.
    await userEvent.click(bell(canvasElement));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

// @spec 2.5-6
export const OnHover: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(screen.getByText('Elsewhere'));
    await userEvent.hover(bell(canvasElement));
    await screen.findByRole('dialog', { name: 'Notifications' });
    await userEvent.hover(screen.getByText('Elsewhere'));
    await isGone();
    await userEvent.hover(bell(canvasElement));
    await screen.findByRole('dialog', { name: 'Notifications' });
  },
};

/** Wherever focus is (WCAG 1.4.13). */
export const ClosesOnEscape: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(screen.getByText('Elsewhere'));
    await userEvent.hover(bell(canvasElement));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await userEvent.hover(panel);
    await userEvent.keyboard('{Escape}');
    await isGone();
  },
};

const openPanels = () => screen.queryAllByRole('dialog').map((one) => one.getAttribute('aria-label'));
const isAlone = (name: string) => waitFor(() => expect(openPanels()).toEqual([name]));

const Two: NonNullable<Story['render']> = (args) => (
  <>
    <HoverPopover {...args} label="Messages" title="Messages" />
    <HoverPopover {...args} />
  </>
);

/** Pressing another closes it; hovering doesn’t replace a pinned one. */
export const OneOpen: Story = {
  render: Two,
  play: async ({ canvasElement }) => {
    const messages = within(canvasElement).getByRole('button', { name: 'Messages' });
    await userEvent.click(messages);
    await isAlone('Messages');
    const time = installFakeTimers();
    try {
      await userEvent.hover(bell(canvasElement));
      time.advance(1000);
      await expect(openPanels()).toEqual(['Messages']);
    } finally {
      time.uninstall();
    }
    await userEvent.click(bell(canvasElement));
    await isAlone('Notifications');
    messages.focus();
    await userEvent.keyboard('{Enter}');
    await isAlone('Messages');
  },
};

export const MovesToAnotherTrigger: Story = {
  render: Two,
  play: async ({ canvasElement }) => {
    await userEvent.click(screen.getByText('Elsewhere'));
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'Messages' }));
    await isAlone('Messages');
    await userEvent.hover(bell(canvasElement));
    await isAlone('Notifications');
    await userEvent.hover(screen.getByText('Elsewhere'));
    await isGone();
    await userEvent.hover(bell(canvasElement));
    await isAlone('Notifications');
  },
};

/** A tap opens it; the next tap elsewhere closes it. */
// @spec 2.5-6
export const ByTouch: Story = {
  play: async ({ canvasElement }) => {
    const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target });
    await tap(bell(canvasElement));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await tap(within(panel).getByRole('button', { name: 'Clear' }));
    await expect(panel).toBeInTheDocument();
    await tap(screen.getByText('Elsewhere'));
    await isGone();
    await tap(bell(canvasElement));
    await screen.findByRole('dialog', { name: 'Notifications' });
  },
};

/** Focus opens it, Tab moves in, Escape returns. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(bell(canvasElement)).toHaveFocus();
    await screen.findByRole('dialog');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(bell(canvasElement)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Notifications' });
  },
};

export const WithCount: Story = {
  parameters: { rest: 'button' },
  args: {
    label: 'Messages, 2 unread',
    trigger: (
      <>
        <Icon name="message-square" size={20} />
        <Mark count={2} />
      </>
    ),
  },
};

export const LongTexts: Story = {
  ...longTexts(({ title, label, action }) => (
    <HoverPopover label={label} title={title} trigger={<Icon name="bell" size={20} />} footer={action}>
      <p>{title}</p>
    </HoverPopover>
  )),
  parameters: { rest: 'button' },
};

export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    await expectFocusAfterKeys(['{Tab}', 'button', 'Notifications, new'], ['{Enter}', 'button', 'Notifications, new']);
    await screen.findByRole('dialog', { name: 'Notifications' });
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(bell(canvasElement)).toHaveFocus());
    await userEvent.keyboard('[Space]');
    await screen.findByRole('dialog', { name: 'Notifications' });
  },
};

/** Stays closed, even if the pointer just reached the button. */
export const ClosedFromWithin: Story = {
  args: {
    actions: (close) => (
      <Button size="s" variant="quiet" onPress={close}>
        Clear
      </Button>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const time = installFakeTimers();
    try {
      await userEvent.click(bell(canvasElement));
      const panel = await screen.findByRole('dialog', { name: 'Notifications' });
      await userEvent.click(within(panel).getByRole('button', { name: 'Clear' }));
      await isGone();
      time.advance(1000);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    } finally {
      time.uninstall();
    }
  },
};

/** After clearing, nothing inside can have focus. */
const Cleared = ({ close }: { readonly close: () => void }) => {
  const [isCleared, setCleared] = useState(false);
  const clear = () => {
    setCleared(true);
    close();
  };
  return (
    <Button size="s" variant="quiet" isDisabled={isCleared} onPress={clear}>
      Clear
    </Button>
  );
};

/** Focus returns to the button, also with the mouse. */
export const FocusReturns: Story = {
  args: { actions: (close) => <Cleared close={close} /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(bell(canvasElement));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Clear' }));
    await isGone();
    await expect(bell(canvasElement)).toHaveFocus();
    // Keyboard focus opens it again.
    await userEvent.click(screen.getByText('Elsewhere'));
    await userEvent.tab();
    await expect(bell(canvasElement)).toHaveFocus();
    await screen.findByRole('dialog', { name: 'Notifications' });
  },
};

/** The second press lands on the fading panel. */
export const ClosedByADoublePress: Story = {
  args: { actions: (close) => <Cleared close={close} />, className: 'fades-slowly' },
  decorators: [
    (Story) => (
      <>
        <style>{'.fades-slowly[data-exiting] { opacity: 0; transition: opacity 600ms; }'}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(bell(canvasElement));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await userEvent.dblClick(within(panel).getByRole('button', { name: 'Clear' }));
    await userEvent.click(within(panel).getByRole('heading', { name: 'Notifications' }));
    await isGone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

const spoken = ({ title, text, label, action }: StoryTexts): Story => ({
  args: {
    label,
    title,
    actions: (
      <Button size="s" variant="quiet">
        {action}
      </Button>
    ),
    footer: (
      <Link href="#all" variant="quiet">
        {action}
      </Link>
    ),
    children: <p style={{ padding: '10px 16px' }}>{text}</p>,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: label }));
    await expectNoOverflow(document.documentElement, await screen.findByRole('dialog', { name: title }));
  },
});

export const LongGerman: Story = { ...spoken(storyTexts.de), globals: { locale: 'de-DE', theme: 'light' } };
export const LongArabic: Story = { ...spoken(storyTexts.ar), globals: { locale: 'ar-EG' } };

/** A second tap closes it. */
export const OnAPhone: Story = {
  ...LongGerman,
  globals: { ...LongGerman.globals, ...onAPhone },
  decorators: [(Story) => <AtTheEdge>{Story()}</AtTheEdge>],
  play: async ({ canvasElement }) => {
    const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target });
    const button = within(canvasElement).getByRole('button', { name: storyTexts.de.label });
    await tap(button);
    await expectOnScreen((await screen.findByRole('dialog')).closest('.bd-popover')!);
    await tap(button);
    await isGone();
    await tap(button);
    await screen.findByRole('dialog');
    await tap(screen.getByText('Elsewhere'));
    await isGone();
    await tap(button);
    await expectOnScreen((await screen.findByRole('dialog')).closest('.bd-popover')!);
  },
};
