import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectStyleChange } from '../testing/expect-style-change.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { Switch } from './switch.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Turns something on or off, effective immediately.',
  avoid: 'If it takes effect on submit, use a checkbox.',
  usedIn: ['Profile', 'new order'],
  keys: [
    ['Tab', 'Moves focus to it and past it'],
    ['Space', 'Turns it on or off'],
  ],
};

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { children: 'Quiet hours', onChange: fn() },
  parameters: { page },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Quiet hours'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(within(canvasElement).getByRole('switch')).toBeChecked();
    // Keeps the result visible.
    await userEvent.click(within(canvasElement).getByText('Quiet hours'));
    await expect(within(canvasElement).getByRole('switch')).not.toBeChecked();
  },
};

export const On: Story = { args: { defaultSelected: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};
export const Bare: Story = { render: () => <Switch aria-label="Sound for New message" defaultSelected /> };

export const LongTexts: Story = longTexts(({ text }) => <Switch>{text}</Switch>);

export const Keyboard: Story = {
  play: async ({ args }) => {
    await expectFocusAfterKeys(['{Tab}', 'switch', 'Quiet hours']);
    await userEvent.keyboard('[Space]');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

/** The visible control shows the focus ring. */
export const FocusVisible: Story = {
  play: async ({ canvasElement }) => {
    const of = canvasElement.querySelector('.bd-switch') as Element;
    const part = canvasElement.querySelector('.bd-switch-track') as Element;
    await expectStyleChange({ of, says: 'data-focus-visible', part, by: 'outlineStyle' }, () => userEvent.tab());
  },
};
