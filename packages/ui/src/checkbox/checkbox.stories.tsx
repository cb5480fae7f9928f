import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectStyleChange } from '../testing/expect-style-change.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { Checkbox } from './checkbox.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'A yes/no choice that takes effect when a form is submitted, or a row selection.',
  avoid: 'For an immediate effect, use a switch. For one of several options, use a radio group.',
  usedIn: ['admin lists'],
  keys: [
    ['Tab', 'Moves focus to it and past it'],
    ['Space', 'Selects or clears it'],
  ],
};

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Appear offline', onChange: fn() },
  parameters: { page },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Appear offline' });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const Checked: Story = { args: { defaultSelected: true } };
export const Indeterminate: Story = { args: { isIndeterminate: true } };
export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } };

export const Invalid: Story = {
  args: { error: 'Agree to the terms' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Appear offline' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Agree to the terms');
    await expect(canvas.getByText('Agree to the terms')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Appear offline' }));
    await expect(canvas.getByRole('checkbox', { name: 'Appear offline' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Bare: Story = { render: () => <Checkbox aria-label="Select row" /> };

export const LongTexts: Story = longTexts(({ text, action }) => <Checkbox error={action}>{text}</Checkbox>);

export const Keyboard: Story = {
  play: async ({ args }) => {
    await expectFocusAfterKeys(['{Tab}', 'checkbox', 'Appear offline']);
    await userEvent.keyboard('[Space][Space]');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/** The clickable area exceeds the box. */
export const OnAPhone: Story = {
  globals: onAPhone,
  play: async ({ canvas }) => {
    const label = canvas.getByText('Appear offline').closest<HTMLElement>('.bd-checkbox')!;
    await expectOnScreen(label);
    await expect(label.offsetHeight).toBe(28);
    const middles = [label, label.querySelector('.bd-checkbox-box')!].map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return Math.round(top + bottom);
    });
    await expect(middles[1]).toBe(middles[0]);
  },
};

/** The visible control shows the focus ring. */
export const FocusVisible: Story = {
  play: async ({ canvasElement }) => {
    const of = canvasElement.querySelector('.bd-checkbox') as Element;
    const part = canvasElement.querySelector('.bd-checkbox-box') as Element;
    await expectStyleChange({ of, says: 'data-focus-visible', part, by: 'outlineStyle' }, () => userEvent.tab());
  },
};
