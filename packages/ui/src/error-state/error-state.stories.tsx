import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { ErrorState } from './error-state.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Says what couldn’t load, that nothing was lost and how to try again.',
  avoid: 'Show invalid input at its field. For a failed action, use a toast.',
  usedIn: ['every page that loads data'],
  keys: [
    ['Tab', 'Moves focus to it and past it'],
    ['Enter, Space', 'Activates it'],
  ],
};

const meta = {
  title: 'Feedback/Error state',
  component: ErrorState,
  args: {
    title: 'Couldn’t load orders',
    headingLevel: 2,
    children: 'The server took longer than 60 seconds. Nothing was lost.',
    onRetry: fn(),
  },
  parameters: { page },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Retry: Story = {
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement);
    await expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load orders');
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

export const LongTexts: Story = longTexts(({ title, text, action }) => (
  <ErrorState title={title} headingLevel={2} retryLabel={action} onRetry={() => undefined}>
    {text}
  </ErrorState>
));

export const Keyboard: Story = {
  args: { onRetry: fn() },
  play: async ({ args }) => {
    await expectFocusAfterKeys(['{Tab}', 'button', 'Try again']);
    await userEvent.keyboard('{Enter}[Space]');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};
