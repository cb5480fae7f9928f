import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { walk } from '../testing/keyboard-walk.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { looksOther } from '../testing/looks.ts';
import { isOnTheScreen, onAPhone } from '../testing/on-a-phone.tsx';
import { Checkbox } from './checkbox.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Yes or no that counts once a form is sent, or a row that is picked.',
  avoid: 'What works at once is a switch; one of several is a radio group.',
  usedIn: ['lists of the desk'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Space', 'Sets or clears it'],
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

/** What is wrong is red, and read with the box. */
export const Invalid: Story = {
  args: { error: 'Agree to the terms first' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Appear offline' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Agree to the terms first');
    await expect(canvas.getByText('Agree to the terms first')).toBeVisible();
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

export const Bare: Story = { render: () => <Checkbox aria-label="Pick row" /> };

export const LongTexts: Story = longTexts(({ text, action }) => <Checkbox error={action}>{text}</Checkbox>);

export const Keyboard: Story = {
  play: async ({ args }) => {
    await walk(['{Tab}', 'checkbox', 'Appear offline']);
    await userEvent.keyboard('[Space][Space]');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/** There is more to press than the box. */
export const OnAPhone: Story = {
  globals: onAPhone,
  play: async ({ canvas }) => {
    const label = canvas.getByText('Appear offline').closest<HTMLElement>('.bd-checkbox')!;
    await isOnTheScreen(label);
    await expect(label.offsetHeight).toBe(28);
    const middles = [label, label.querySelector('.bd-checkbox-box')!].map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return Math.round(top + bottom);
    });
    await expect(middles[1]).toBe(middles[0]);
  },
};

/** What is drawn has the outline, not what hears the keys. */
export const FocusVisible: Story = {
  play: async ({ canvasElement }) => {
    const of = canvasElement.querySelector('.bd-checkbox') as Element;
    const part = canvasElement.querySelector('.bd-checkbox-box') as Element;
    await looksOther({ of, says: 'data-focus-visible', part, by: 'outlineStyle' }, () => userEvent.tab());
  },
};
