import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { waitForIntersection } from '../testing/wait-for-intersection.ts';
import { LoadMore, type LoadMoreProps } from './load-more.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose:
    'The end of a list that loads more automatically, one screen ahead. Its button is for keyboard use and after failures.',
  avoid: 'Not for numbered pages or lists loaded all at once.',
  usedIn: ['DataTable, DataGrid', 'Notifications and messages in the top bar'],
  keys: [
    ['Tab', 'Moves focus to the button'],
    ['Enter, Space', 'Loads more'],
  ],
};

const meta = {
  title: 'Data/Load more',
  component: LoadMore,
  parameters: { page },
  args: { count: 5, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

const Pages = ({ onLoadMore, ...props }: LoadMoreProps) => {
  const [count, setCount] = useState(5);
  const load = () => {
    onLoadMore();
    setCount(count + 5);
  };
  return (
    <>
      <ol>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a story have no identity but their place
          <li key={index}>Order #{10_500 + index}</li>
        ))}
      </ol>
      {count < 20 && <LoadMore {...props} count={count} onLoadMore={load} />}
    </>
  );
};

/** Loads page after page while visible. */
export const InView: Story = {
  render: (args) => <Pages {...args} />,
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(20));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Only the button retries. */
export const Failed: Story = {
  args: { hasFailed: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Load more' });
    await waitForIntersection(button);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Paused: Story = {
  args: { isPaused: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Load more' });
    await waitForIntersection(button);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    await waitForIntersection(button);
    await userEvent.click(button);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  args: { hasFailed: true },
  play: async ({ args }) => {
    await expectFocusAfterKeys(['{Tab}', 'button', 'Load more']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await userEvent.keyboard('[Space]');
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
  },
};

export const LongTexts: Story = longTexts(({ action }) => (
  <LoadMore count={0} isPaused onLoadMore={fn()} label={action} />
));
