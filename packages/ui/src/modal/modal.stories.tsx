import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Select } from '../select/select.tsx';
import { Modal, type ModalProps } from './modal.tsx';

const meta = {
  title: 'Overlays/Modal',
  component: Modal,
  args: { title: 'Extend order #10482', children: 'Add divisions to the climb. The price changes before you pay.' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

function Trigger(props: ModalProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Modal {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const Opens: Story = {
  render: (args) => <Trigger {...args} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Extend order #10482' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(getComputedStyle(dialog.closest('.bd-modal-scrim')!).zIndex).toBe('1041');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A select opens over its modal. */
export const WithSelect: Story = {
  args: {
    isOpen: true,
    size: 's',
    children: <Select label="Server" items={[{ id: 1, label: 'EU-West' }]} defaultValue={1} />,
    footer: (close) => (
      <>
        <Button onPress={close}>Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /EU-West/ }));
    const list = await screen.findByRole('listbox');
    await expect(getComputedStyle(list.closest('.bd-popover')!).zIndex).toBe('1050');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Sheet: Story = { args: { isOpen: true, size: 'sheet' } };
