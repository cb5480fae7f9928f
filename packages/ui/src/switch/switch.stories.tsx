import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { children: 'Quiet hours', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Quiet hours'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(within(canvasElement).getByRole('switch')).toBeChecked();
  },
};

export const On: Story = { args: { defaultSelected: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Bare: Story = { render: () => <Switch aria-label="Sound for New message" defaultSelected /> };
