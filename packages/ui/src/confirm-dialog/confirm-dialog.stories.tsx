import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

const meta = {
  title: 'Overlays/Confirm',
  component: ConfirmDialog,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Drop order #10469?',
    children: 'It goes back on the board at 63%. You are paid $24.19 for the part you played.',
    confirmLabel: 'Drop order',
    cancelLabel: 'Keep order',
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function Trigger(props: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Drop</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const Open: Story = {
  args: { isOpen: true },
  play: async () => {
    const box = await screen.findByRole('alertdialog', { name: 'Drop order #10469?' });
    await expect(box.querySelector('svg')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep order' })).toHaveFocus());
  },
};

export const Keeps: Story = {
  render: (args) => <Trigger {...args} />,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

let finish: () => void;

/** While the answer is on its way the box stays, and nothing can be pressed twice. */
export const Waits: Story = {
  args: {
    onConfirm: fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    ),
  },
  render: (args) => <Trigger {...args} />,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('alertdialog');
    const confirm = screen.getByRole('button', { name: /Drop order/ });
    await userEvent.click(confirm);
    await userEvent.click(confirm);
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    finish();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // react-aria's announcer points at the button it spoke of for 7 s more, though that button has gone.
    document.querySelector('[data-live-announcer]')?.remove();
  },
};
