import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { createFakeClock } from '../fake-clock.ts';
import { Modal } from '../modal/modal.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectCovered, expectOnTop } from '../testing/expect-on-top.ts';
import { getInlineEnd, getPageInlineEnd } from '../testing/reading-direction.ts';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { createToastQueue } from '../toast-queue/toast-queue.ts';
import { ToastRegion } from './toast.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'A brief message: something succeeded, failed or happened elsewhere.',
  avoid:
    'Show form errors at the field. If an answer is required, use a confirm dialog. For lasting conditions, use a banner.',
  usedIn: ['Everywhere: real-time alerts, failed requests, successful actions'],
  keys: [
    ['F6', 'Moves to the toasts and back. Their timers pause meanwhile'],
    ['Tab', 'Moves between toast buttons'],
    ['Enter, Space', 'Activates the button: close, the action, dismiss all'],
  ],
};

const meta = {
  title: 'Overlays/Toast',
  component: ToastRegion,
  args: { queue: createToastQueue() },
  argTypes: { queue: { control: false }, texts: { control: 'object' } },
  parameters: { page, rest: 'alertdialog', docs: { story: { inline: false } } },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const onAction = fn();
const news = [
  { title: 'Pause', message: 'Order 10469 has been paused', style: 'error', icon: 'circle-pause' },
  { title: 'Unpause', message: 'has been unpaused', style: 'success', icon: 'circle-play' },
  { title: 'New order', message: 'LoL boosting [PC EUW]', style: 'info', icon: 'swords' },
  { title: 'New notification', message: 'Payouts run a day early this month.', style: 'error', icon: 'bell' },
  {
    title: 'New message',
    message: 'New message received on order 10482',
    style: 'warning',
    icon: 'message-square',
    action: { label: 'Reply', onAction },
  },
  { title: 'Success', message: 'Messages successfully cleared.', style: 'success' },
] as const;

const six = () => {
  const queue = createToastQueue();
  for (const toast of news) queue.add({ ...toast, timeout: 0 });
  return queue;
};

const five = six();

/** The rest wait; duplicates are counted. */
// @spec 2.10-4, 2.10-5, 2.10-6, 9.0-20, 9.0-21
export const Five: Story = {
  parameters: { docs: { story: { minWidth: '800px' } } },
  args: { queue: five },
  play: async () => {
    const region = screen.getByRole('region', { name: 'Notifications' });
    await waitFor(() => expect(within(region).getAllByRole('alertdialog')).toHaveLength(5));
    await expect(region.offsetWidth).toBe(300);
    const box = region.getBoundingClientRect();
    await expect(getPageInlineEnd() - getInlineEnd(box)).toBe(12);
    await expect(box.top).toBeLessThan(100);
    await expect(region).toHaveTextContent('+1 more');
    five.add({ title: 'New message', message: 'New message received on order 10482', style: 'warning' });
    await expect(await within(region).findByRole('img', { name: '2 times' })).toHaveTextContent('2');
    await userEvent.click(within(region).getByRole('button', { name: 'Reply' }));
    await expect(onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(region).toHaveTextContent('Messages successfully cleared.'));
    await userEvent.click(within(region).getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(within(region).getAllByRole('alertdialog')).toHaveLength(4));
  },
};

const full = six();
full.add({ ...news[4], timeout: 0 });

/** With one duplicate and one waiting. */
export const Full: Story = {
  args: { queue: full },
  play: async () => {
    const region = screen.getByRole('region', { name: 'Notifications' });
    await waitFor(() => expect(within(region).getAllByRole('alertdialog')).toHaveLength(5));
    await expect(region).toHaveTextContent('+1 more');
    await expect(within(region).getByRole('img', { name: '2 times' })).toHaveTextContent('2');
  },
};

const clock = createFakeClock();
const timed = createToastQueue({ clock });

/** Hover, focus or a hidden tab pauses its timer. */
// @spec 2.10-7
export const Pauses: Story = {
  args: { queue: timed },
  play: async () => {
    timed.closeAll();
    timed.add({ message: 'Saved', style: 'success' });
    const toast = await screen.findByRole('alertdialog');
    const stands = async () => {
      clock.advance(60_000);
      await expect(toast).toBeInTheDocument();
    };
    clock.advance(1000);
    await userEvent.hover(toast);
    await stands();
    await userEvent.unhover(toast);
    clock.advance(1000);
    within(toast).getByRole('button', { name: 'Close' }).focus();
    await stands();
    (document.activeElement as HTMLElement).blur();
    clock.advance(499);
    await expect(toast).toBeInTheDocument();
  },
};

const resumed = createToastQueue({ clock });

// @spec 2.10-7
export const ClosesAfterTheRemainingTime: Story = {
  args: { queue: resumed },
  play: async () => {
    resumed.closeAll();
    resumed.add({ message: 'Saved', style: 'success' });
    const toast = await screen.findByRole('alertdialog');
    clock.advance(1000);
    await userEvent.hover(toast);
    clock.advance(60_000);
    await userEvent.unhover(toast);
    clock.advance(1499);
    await expect(toast).toBeInTheDocument();
    clock.advance(1);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

const two = createToastQueue({ clock });

/** The next one’s timer runs on. */
// @spec 9.0-18
export const ClosingOneDoesNotHoldTheNext: Story = {
  args: { queue: two },
  play: async () => {
    two.closeAll();
    for (const message of ['First', 'Second']) two.add({ message });
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(2));
    const [first] = screen.getAllByRole('button', { name: 'Close' });
    await userEvent.click(first!);
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
    await userEvent.unhover(screen.getByRole('alertdialog'));
    await userEvent.hover(document.body);
    clock.advance(2500);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

const unseen = createToastQueue({ clock });

export const ClosesOnceTheTabIsVisible: Story = {
  args: { queue: unseen },
  play: async () => {
    unseen.closeAll();
    try {
      setHidden(true);
      unseen.add({ message: 'Saved', style: 'success' });
      const toast = await screen.findByRole('alertdialog');
      clock.advance(60_000);
      await expect(toast).toBeInTheDocument();
      setHidden(false);
      clock.advance(2500);
      await waitFor(() => expect(toast).not.toBeInTheDocument());
    } finally {
      Reflect.deleteProperty(document, 'hidden');
    }
  },
};

const over = createToastQueue();

function OverModal() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Modal title="Extend order" isOpen={isOpen} onOpenChange={setOpen}>
        <Button onPress={() => over.add({ title: 'Over', timeout: 0 })}>Say</Button>
      </Modal>
      <ToastRegion queue={over} />
    </>
  );
}

/** Works before or after a modal opens, which stays open. */
export const UsableOverAModal: Story = {
  render: () => <OverModal />,
  play: async ({ canvasElement }) => {
    over.closeAll();
    over.add({ title: 'Under', timeout: 0 });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Say' }));
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(2));
    const closing = screen.getAllByRole('button', { name: 'Close' }).filter((one) => one.closest('.bd-toast'));
    await expect(closing).toHaveLength(2);
    await expectCovered(within(canvasElement).getByText('Open'));
    for (const button of closing) {
      await expectOnTop(button);
      await userEvent.click(button);
    }
    await waitFor(() => expect(screen.queryAllByRole('alertdialog')).toHaveLength(0));
    await expect(screen.getByRole('dialog', { name: 'Extend order' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Say' }));
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
  },
};

const burst = createToastQueue();

/** Five show. One press dismisses all. */
export const Burst: Story = {
  args: { queue: burst },
  play: async () => {
    const sixty = () => {
      for (let n = 1; n <= 60; n += 1) burst.add({ title: `Alert ${n}`, timeout: 0 });
    };
    burst.closeAll();
    sixty();
    const region = screen.getByRole('region', { name: 'Notifications' });
    await waitFor(() => expect(region).toHaveTextContent('+55 more'));
    await userEvent.click(within(region).getByRole('button', { name: 'Dismiss all' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(region).toBeEmptyDOMElement();
    sixty();
    await waitFor(() => expect(region).toHaveTextContent('+55 more'));
  },
};

const wide = createToastQueue();
wide.add({ title: 'Success', message: 'Notifications successfully cleared.', style: 'success', timeout: 0 });

/** 93vw instead of 300 px. */
// @spec 9.0-20
export const FullWidth: Story = {
  args: { queue: wide, isFullWidth: true },
  play: async () => {
    const region = screen.getByRole('region', { name: 'Notifications' });
    await expect(Math.abs(region.getBoundingClientRect().width - 0.93 * window.innerWidth)).toBeLessThan(1);
  },
};

function longQueue(title: string, message: string, label: string) {
  const queue = createToastQueue();
  queue.add({ title, message, style: 'error', timeout: 0, action: { label, onAction } });
  queue.add({ message, style: 'warning', timeout: 0 });
  return queue;
}

const staysInside = async () => {
  const region = screen.getByRole('region');
  await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
};

export const LongGerman: Story = {
  globals: { theme: 'light' },
  args: {
    queue: longQueue(
      'Kontozugangsdatenänderungsbenachrichtigung',
      'Bitte vervollständigen Sie Ihre Kontozugangsdaten, damit Ihr Auftrag ohne Verzögerung beginnen kann.',
      'Benachrichtigungseinstellungen öffnen',
    ),
    texts: { region: 'Benachrichtigungen', close: 'Schließen', dismissAll: 'Alle schließen' },
  },
  play: staysInside,
};

export const LongArabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    queue: longQueue(
      'إشعار بخصوص بيانات تسجيل الدخول إلى حسابك',
      'يرجى استكمال بيانات حسابك حتى يتمكن المعزز من بدء تنفيذ طلبك دون أي تأخير.',
      'فتح إعدادات الإشعارات',
    ),
    texts: { region: 'الإشعارات', close: 'إغلاق', dismissAll: 'إغلاق الكل' },
  },
  play: staysInside,
};

const visited = createToastQueue();

export const KeyboardBackToThePage: Story = {
  args: { queue: visited },
  render: (args) => (
    <>
      <Button>Here</Button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    visited.closeAll();
    visited.add({ message: 'First', timeout: 0 });
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
    const here = canvas.getByRole('button', { name: 'Here' });
    here.focus();
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(document.activeElement?.closest('[role="region"]')).not.toBeNull());
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(here).toHaveFocus());
  },
};

const drawn = createToastQueue();
let root: Root | undefined;

/** Appears with the first client render. */
export const RenderedOnAServer: Story = {
  args: { queue: drawn },
  render: () => <div id="from-a-server" />,
  beforeEach: () => () => root?.unmount(),
  play: async ({ args, canvasElement }) => {
    const page = (
      <>
        <Button>Here</Button>
        <ToastRegion {...args} />
      </>
    );
    const place = canvasElement.querySelector<HTMLElement>('#from-a-server')!;
    place.innerHTML = renderToString(page);
    root = hydrateRoot(place, page);
    drawn.closeAll();
    drawn.add({ message: 'First', timeout: 0 });
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
    const here = within(place).getByRole('button', { name: 'Here' });
    here.focus();
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(document.activeElement?.closest('[role="region"]')).not.toBeNull());
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(here).toHaveFocus());
  },
};

const keyed = createToastQueue();

export const Keyboard: Story = {
  args: { queue: keyed },
  play: async () => {
    keyed.closeAll();
    for (const message of ['First', 'Second']) keyed.add({ message, timeout: 0 });
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(2));
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(document.activeElement?.closest('[role="region"]')).not.toBeNull());
    await expectFocusAfterKeys(['{Tab}', 'alertdialog', /./], ['{Tab}', 'button', 'Close']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('[Space]');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    keyed.add({ message: 'Third', timeout: 0 });
    await screen.findByRole('alertdialog');
  },
};

/** Every button is within thumb reach. */
export const OnAPhone: Story = {
  ...LongGerman,
  globals: { ...LongGerman.globals, ...onAPhone },
  play: async () => {
    const region = screen.getByRole('region');
    await waitFor(() => expect(within(region).getAllByRole('alertdialog')).toHaveLength(2));
    await expectOnScreen(region);
    for (const button of within(region).getAllByRole('button')) await expectOnTop(button);
  },
};
