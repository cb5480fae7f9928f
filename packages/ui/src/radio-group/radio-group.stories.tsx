import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectStyleChange } from '../testing/expect-style-change.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { Radio, RadioGroup } from './radio-group.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Choose one of a few options, all visible.',
  avoid: 'For more than seven options, use a select. For two or three short ones, use a segmented control.',
  usedIn: ['Order: logging progress and rating'],
  keys: [
    ['Tab', 'Moves focus to the selected option, then on'],
    ['Arrow keys', 'Selects the next or previous option'],
    ['Space', 'Selects the focused option if none is selected'],
  ],
};

const meta = {
  title: 'Forms/Radio group',
  component: RadioGroup,
  subcomponents: { Radio },
  args: {
    label: 'Queue',
    onChange: fn(),
    defaultValue: 'solo',
    children: (
      <>
        <Radio value="solo">Solo</Radio>
        <Radio value="duo">Duo</Radio>
        <Radio value="flex" isDisabled>
          Flex
        </Radio>
      </>
    ),
  },
  parameters: { page },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('radio', { name: 'Solo' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenCalledWith('duo');
  },
};

export const Cards: Story = { args: { look: 'card' } };
export const Invalid: Story = { args: { error: 'Choose one' } };
export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Duo' }));
    await expect(canvas.getByRole('radio', { name: 'Solo' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongTexts: Story = longTexts(({ title, text, label }) => (
  <RadioGroup label={title} error={text}>
    <Radio value="a">{label}</Radio>
    <Radio value="b">{text}</Radio>
  </RadioGroup>
));

export const Keyboard: Story = {
  play: () =>
    expectFocusAfterKeys(['{Tab}', 'radio', 'Solo'], ['{ArrowDown}', 'radio', 'Duo'], ['{ArrowDown}', 'radio', 'Solo']),
};

export const Hovered: Story = {
  ...Cards,
  play: async ({ canvas }) => {
    const of = canvas.getByText('Duo').closest('.bd-radio') as Element;
    await expectStyleChange({ of, says: 'data-hovered', by: 'backgroundColor' }, () => userEvent.hover(of));
  },
};

/** The visible control shows the focus ring. */
export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    const of = canvas.getByText('Solo').closest('.bd-radio') as Element;
    const part = of.querySelector('.bd-radio-dot') as Element;
    await expectStyleChange({ of, says: 'data-focus-visible', part, by: 'outlineStyle' }, () => userEvent.tab());
  },
};

export const CardFocusVisible: Story = {
  ...Cards,
  play: async ({ canvas }) => {
    const of = canvas.getByText('Solo').closest('.bd-radio') as Element;
    await expectStyleChange({ of, says: 'data-focus-visible', by: 'outlineStyle' }, () => userEvent.tab());
  },
};

/** Without a selection, the first option has focus. */
export const KeyboardWithoutSelection: Story = {
  args: { defaultValue: null },
  play: async ({ canvas }) => {
    await expectFocusAfterKeys(['{Tab}', 'radio', 'Solo']);
    await expect(canvas.getByRole('radio', { name: 'Solo' })).not.toBeChecked();
    await userEvent.keyboard('[Space]');
    await expect(canvas.getByRole('radio', { name: 'Solo' })).toBeChecked();
  },
};
