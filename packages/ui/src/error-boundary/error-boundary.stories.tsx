import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { StoryPage } from '../story-page.ts';
import { walk } from '../testing/keyboard-walk.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Around a part that may fail while it is drawn: the rest of the page stands, and it says what to do.',
  avoid:
    'What could not be read is an error state, a failed action a toast; a whole screen has the error page of the router.',
  usedIn: ['Start of the public site', 'Panels of the desk', 'Order: chat and course of the climb'],
  keys: [
    ['Tab', 'To the button and on'],
    ['Enter, Space', 'Tries again'],
  ],
};

const fault = new Error('The ladder fell over');

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
    await expect(view.getByRole('alert')).toHaveTextContent('This part failed');
    await expect(await view.findByText('Reference 10482')).toBeVisible();
    await expect(args.onError).toHaveBeenCalledWith(fault);
  },
};

/** Nobody could be told, so that there is no code. */
export const Untold: Story = {
  args: { onError: fn(() => Promise.reject(new Error('away'))) },
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement);
    await waitFor(() => expect(args.onError).toHaveBeenCalled());
    await expect(view.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(view.queryByText(/Reference/)).toBeNull();
  },
};

export const OwnWords: Story = {
  args: {
    title: 'The chat failed',
    describe: (error) => (error instanceof Error ? error.message : 'Something fell over'),
    describeReference: (code) => `Tell us this number: ${code}`,
    frame: (state) => <section aria-label="Chat">{state}</section>,
    onRetry: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const view = within(within(canvasElement).getByRole('region', { name: 'Chat' }));
    await expect(view.getByRole('alert')).toHaveTextContent('The ladder fell over');
    await view.findByText('Tell us this number: 10482');
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Fails until it is mended. */
function Mendable(props: ErrorBoundaryProps) {
  const [order, setOrder] = useState(1);
  const [isMended, setMended] = useState(false);
  return (
    <>
      <div style={{ display: 'flex', gap: 8, marginBlockEnd: 16 }}>
        <Button onPress={() => setMended(true)}>Mend</Button>
        <Button onPress={() => setOrder(2)}>Next order</Button>
      </div>
      <ErrorBoundary {...props} resetKey={order}>
        {isMended || order === 2 ? <p>Order {order}</p> : <Broken />}
      </ErrorBoundary>
    </>
  );
}

export const AnotherTry: Story = {
  render: (args) => <Mendable {...args} />,
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement);
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect(args.onError).toHaveBeenCalledTimes(2);
    await userEvent.click(view.getByRole('button', { name: 'Mend' }));
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect(view.getByText('Order 1')).toBeVisible();
    await expect(view.queryByRole('alert')).toBeNull();
  },
};

/** With another key it is drawn anew by itself. */
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
    await walk(['{Tab}', 'button', 'Try again']);
    await userEvent.keyboard('{Enter}[Space]');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};
