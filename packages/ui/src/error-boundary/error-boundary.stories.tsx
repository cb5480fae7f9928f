import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose:
    'Wraps a section that may fail to render. The rest of the page keeps working, and the section says what to do.',
  avoid:
    'For data that couldn’t load, use an error state. For a failed action, use a toast. Whole pages use the router’s error page.',
  usedIn: ['Public site startup', 'Admin panels', 'Order: chat and rank history'],
  keys: [
    ['Tab', 'Moves focus to the button, then on'],
    ['Enter, Space', 'Retries'],
  ],
};

const fault = new Error('The ladder failed');

function Broken(): never {
  throw fault;
}

const meta = {
  title: 'Feedback/Error boundary',
  component: ErrorBoundary,
  args: { headingLevel: 2, children: <Broken />, onError: fn(async () => 10_482) },
  argTypes: { children: { control: false } },
  parameters: { page },
} satisfies Meta<typeof ErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement);
    await expect(view.getByRole('alert')).toHaveTextContent('This section stopped working');
    await expect(await view.findByText('Reference 10482')).toBeVisible();
    await expect(args.onError).toHaveBeenCalledWith(fault);
  },
};

/** Without a reference code. */
export const WithoutReference: Story = {
  args: { onError: fn(() => Promise.reject(new Error('away'))) },
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement);
    await waitFor(() => expect(args.onError).toHaveBeenCalled());
    await expect(view.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(view.queryByText(/Reference/)).toBeNull();
  },
};

export const CustomText: Story = {
  args: {
    title: 'The chat stopped working',
    describe: (error) => (error instanceof Error ? error.message : 'Something failed'),
    describeReference: (code) => `Error reference: ${code}`,
    frame: (state) => <section aria-label="Chat">{state}</section>,
    onRetry: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const view = within(within(canvasElement).getByRole('region', { name: 'Chat' }));
    await expect(view.getByRole('alert')).toHaveTextContent('The ladder failed');
    await view.findByText('Error reference: 10482');
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

function Mendable(props: ErrorBoundaryProps) {
  const [order, setOrder] = useState(1);
  const [isMended, setMended] = useState(false);
  return (
    <>
      <div style={{ display: 'flex', gap: 8, marginBlockEnd: 16 }}>
        <Button onPress={() => setMended(true)}>Fix</Button>
        <Button onPress={() => setOrder(2)}>Next order</Button>
      </div>
      <ErrorBoundary {...props} resetKey={order}>
        {isMended || order === 2 ? <p>Order {order}</p> : <Broken />}
      </ErrorBoundary>
    </>
  );
}

export const Retry: Story = {
  render: (args) => <Mendable {...args} />,
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement);
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect(args.onError).toHaveBeenCalledTimes(2);
    await userEvent.click(view.getByRole('button', { name: 'Fix' }));
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect(view.getByText('Order 1')).toBeVisible();
    await expect(view.queryByRole('alert')).toBeNull();
  },
};

export const AnotherKey: Story = {
  render: (args) => <Mendable {...args} />,
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await expect(view.getByRole('alert')).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Next order' }));
    await expect(view.getByText('Order 2')).toBeVisible();
  },
};

export const LongTexts: Story = longTexts(({ title, text, action }) => (
  <ErrorBoundary
    title={title}
    headingLevel={2}
    describe={() => text}
    describeReference={(code) => `${action} ${code}`}
    retryLabel={action}
    onError={() => 'ffffffff-ffff-ffff-ffff-ffffffffffff'}
  >
    <Broken />
  </ErrorBoundary>
));

export const Keyboard: Story = {
  args: { onRetry: fn() },
  play: async ({ args }) => {
    await expectFocusAfterKeys(['{Tab}', 'button', 'Try again']);
    await userEvent.keyboard('{Enter}[Space]');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};
