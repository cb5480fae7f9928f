import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SecretField } from './secret-field.tsx';

const meta = {
  title: 'Display/SecretField',
  component: SecretField,
  args: { label: 'Login', onReveal: fn(async () => 'minapark77') },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof SecretField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {};

export const ShowsAndForgets: Story = {
  args: { seconds: 1 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show Login for 1 s' }));
    await canvas.findByText('minapark77');
    await expect(args.onReveal).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText('minapark77')).toBeNull(), { timeout: 3000 });
  },
};

export const Refused: Story = {
  args: { onReveal: fn(() => Promise.reject(new Error('paused'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show Login for 30 s' }));
    await canvas.findByText('Could not be shown');
  },
};

export const Locked: Story = { args: { isLocked: true } };
