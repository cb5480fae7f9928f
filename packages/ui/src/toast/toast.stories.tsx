import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Modal } from '../modal/modal.tsx';
import { createToastQueue } from '../toast-queue/toast-queue.ts';
import { ToastRegion } from './toast.tsx';

const meta = {
  title: 'Overlays/Toast',
  component: ToastRegion,
  args: { queue: createToastQueue() },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const onAction = fn();
const five = createToastQueue();
for (const toast of [
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
] as const) {
  five.add({ ...toast, timeout: 0 });
}

/** Five at once, the others wait. The same again is counted. */
export const Five: Story = {
  args: { queue: five },
  play: async () => {
    const region = screen.getByRole('region', { name: 'Notifications' });
    await waitFor(() => expect(within(region).getAllByRole('alertdialog')).toHaveLength(5));
    await expect(region.offsetWidth).toBe(300);
    await expect(region).toHaveTextContent('1 more waiting');
    five.add({ title: 'New message', message: 'New message received on order 10482', style: 'warning' });
    await expect(await within(region).findByRole('img', { name: '2 times' })).toHaveTextContent('2');
    await userEvent.click(within(region).getByRole('button', { name: 'Reply' }));
    await expect(onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(region).toHaveTextContent('Messages successfully cleared.'));
    await userEvent.click(within(region).getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(within(region).getAllByRole('alertdialog')).toHaveLength(4));
  },
};

const timed = createToastQueue({ timeout: 400 });

/** The pointer over it stops its time. */
export const Pauses: Story = {
  args: { queue: timed },
  play: async () => {
    timed.add({ message: 'Saved', style: 'success' });
    const toast = await screen.findByRole('alertdialog');
    await userEvent.hover(toast);
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(toast).toBeInTheDocument();
    await userEvent.unhover(toast);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
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

/** Shown before or after a modal opened, it can be closed, and closing it leaves the modal open. */
export const AliveOverModal: Story = {
  render: () => <OverModal />,
  play: async ({ canvasElement }) => {
    over.closeAll();
    over.add({ title: 'Under', timeout: 0 });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Say' }));
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(2));
    for (const button of screen.getAllByRole('button', { name: 'Close' }).filter((one) => one.closest('.bd-toast'))) {
      await userEvent.click(button);
    }
    await waitFor(() => expect(screen.queryAllByRole('alertdialog')).toHaveLength(0));
    await expect(screen.getByRole('dialog', { name: 'Extend order' })).toBeInTheDocument();
  },
};
