import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectFullFocusRing } from '../testing/expect-full-focus-ring.ts';
import { expectNoOverflow, longTexts } from '../testing/long-texts.tsx';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { BulkBar } from './bulk-bar.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Actions for the selected rows, shown above the table.',
  avoid: 'For a single row, use its menu or panel.',
  usedIn: ['All admin areas: export of the selected rows'],
  keys: [
    ['Tab', 'Moves focus to it and past it'],
    ['Enter, Space', 'Activates it'],
  ],
};

const meta = {
  title: 'Data/Bulk bar',
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

export const TwoSelected: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear selection' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** Clearing returns focus to where it was, or to the element before the bar. */
export const GoneAfterClear: Story = {
  render: () => {
    const [count, setCount] = useState(0);
    const [isThere, setThere] = useState(true);
    return (
      <>
        <Button onPress={() => setCount(3)}>Choose three</Button>
        {isThere && <Button onPress={() => setCount(2)}>Choose two</Button>}
        <BulkBar count={count} onClear={() => setCount(0)}>
          <Button variant="quiet" size="s" onPress={() => setThere(false)}>
            Remove it
          </Button>
        </BulkBar>
      </>
    );
  },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: 'Choose two' });
    await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expectFocusAfterKeys(['{Tab}', 'button', 'Remove it'], ['{Enter}{Tab}', 'button', 'Clear selection']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose three' })).toHaveFocus());
  },
};

export const NoneSelected: Story = { args: { count: 0 } };

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
    await expectFocusAfterKeys(
      ['{Tab}', 'button', 'Assign'],
      ['{Tab}', 'button', 'Suspend'],
      ['{Tab}', 'button', 'Clear selection'],
    );
    await userEvent.keyboard('{Enter}[Space]');
    await expect(args.onClear).toHaveBeenCalledTimes(2);
  },
};

/** Actions scroll, and the end of the row fades. */
export const OnAPhone: Story = {
  globals: onAPhone,
  args: {
    children: ['Assign', 'Suspend', 'Send a reminder', 'Export selection'].map((action) => (
      <Button key={action} variant="quiet" size="s">
        {action}
      </Button>
    )),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Selection' });
    await expectOnScreen(bar);
    await expectNoOverflow(bar);
    await expect(getComputedStyle(bar).bottom).toBe('8px');
    for (const button of canvas.getAllByRole('button')) await expect(button.offsetHeight).toBe(36);
    const row = bar.querySelector<HTMLElement>('.bd-bulk__row')!;
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    // Scroll-driven animations start in the next frame.
    await waitFor(() => expect(getComputedStyle(row).getPropertyValue('--bd-fade-end')).toBe('24px'));
    for (const name of ['Assign', 'Suspend', 'Send a reminder', 'Export selection']) {
      await expectFocusAfterKeys(['{Tab}', 'button', name]);
      canvas.getByRole('button', { name }).scrollIntoView({ block: 'nearest', inline: 'nearest' });
      await expectFullFocusRing(row);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
  },
};
