import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { StoryPage } from '../story-page.ts';
import { walk } from '../testing/keyboard-walk.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { BulkBar } from './bulk-bar.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'What can be done with the rows that are picked, over the table.',
  avoid: 'One row: its own menu or panel.',
  usedIn: ['Every area of the desk: the file of the chosen rows'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Presses it'],
  ],
};

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
  parameters: { page },
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

export const LongTexts: Story = longTexts(({ action, label, short }) => (
  <BulkBar count={42} onClear={() => undefined} labels={{ label, selected: short, clear: short }}>
    <Button variant="quiet" size="s">
      {action}
    </Button>
  </BulkBar>
));

export const Keyboard: Story = {
  args: { onClear: fn() },
  play: async ({ args }) => {
    await walk(['{Tab}', 'button', 'Assign'], ['{Tab}', 'button', 'Suspend'], ['{Tab}', 'button', 'Clear selection']);
    await userEvent.keyboard('{Enter}[Space]');
    await expect(args.onClear).toHaveBeenCalledTimes(2);
  },
};
