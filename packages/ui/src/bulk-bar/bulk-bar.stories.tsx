import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { BulkBar } from './bulk-bar.tsx';

const meta = {
  title: 'Data/BulkBar',
  component: BulkBar,
  args: {
    count: 2,
    onClear: fn(),
    children: (
      <>
        <Button variant="quiet" size="s">
          Assign
        </Button>
        <Button variant="quiet" size="s">
          Suspend
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoChosen: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear selection' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const NoneChosen: Story = { args: { count: 0 } };
