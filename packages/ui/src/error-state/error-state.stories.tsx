import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Feedback/Error state',
  component: ErrorState,
  args: {
    title: 'Orders did not load',
    headingLevel: 2,
    children: 'The server took longer than 60 seconds. Nothing was lost.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Retry: Story = {
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement);
    await expect(view.getByRole('alert')).toHaveTextContent('Orders did not load');
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithSecondAction: Story = {
  args: {
    actions: (
      <Button size="s" variant="quiet">
        Copy request ID
      </Button>
    ),
  },
};
