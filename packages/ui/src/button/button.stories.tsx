import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectStyleChange } from '../testing/expect-style-change.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { Button, buttonVariants, IconButton } from './button.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Triggers an action right away.',
  avoid: 'For navigation, use a link, even if it looks like a button.',
  usedIn: ['every page'],
  keys: [
    ['Tab', 'Moves focus to it and past it'],
    ['Enter, Space', 'Activates it'],
  ],
};

const meta = {
  title: 'Actions/Button',
  component: Button,
  subcomponents: { IconButton },
  args: { children: 'Save changes', onPress: fn() },
  argTypes: { variant: { control: 'inline-radio', options: buttonVariants } },
  parameters: { page },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save changes' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {buttonVariants.map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button {...args} isDisabled>
        disabled
      </Button>
    </div>
  ),
};

/** Toggled state without relying on text (WCAG 1.4.11). */
export const Toggled: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button {...args} aria-pressed={false}>
        off
      </Button>
      <Button {...args} aria-pressed>
        on
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [off, on] = ['off', 'on'].map((name) =>
      getComputedStyle(within(canvasElement).getByRole('button', { name })),
    );
    await expect(on?.borderColor).not.toBe(off?.borderColor);
    await expect(on?.color).not.toBe(off?.color);
    await expect(on?.borderColor).toBe(on?.color);
  },
};

export const Small: Story = { args: { size: 's' } };

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon name="plus" />
        New order
      </>
    ),
  },
};

export const IconOnly: Story = {
  render: () => (
    <IconButton aria-label="Add">
      <Icon name="plus" size={20} />
    </IconButton>
  ),
};

export const Pending: Story = {
  args: { variant: 'primary', isPending: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(within(button).getByRole('progressbar')).toHaveAccessibleName('In progress');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Composed: Story = {
  args: { className: 'mine', style: { minWidth: 240 } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveClass('bd-button', 'mine');
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(240);
  },
};

export const LongTexts: Story = longTexts(({ action }) => (
  <>
    <Button variant="primary">{action}</Button>
    <Button isPending>{action}</Button>
  </>
));

export const Keyboard: Story = {
  args: { onPress: fn() },
  play: async ({ args }) => {
    await expectFocusAfterKeys(['{Tab}', 'button', 'Save changes']);
    await userEvent.keyboard('{Enter}[Space]');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** For all variants, see Recipes/Controls. */
export const Hovered: Story = {
  ...Variants,
  play: async ({ canvas }) => {
    for (const of of canvas.getAllByRole('button').slice(0, buttonVariants.length).toReversed()) {
      await expectStyleChange({ of, says: 'data-hovered', by: 'backgroundColor' }, () => userEvent.hover(of));
    }
  },
};

/** At least the hover style, slightly scaled. */
export const Pressed: Story = {
  play: async ({ args, canvas }) => {
    const of = canvas.getByRole('button');
    const press = () => userEvent.pointer({ keys: '[MouseLeft>]', target: of });
    await expectStyleChange({ of, says: 'data-pressed', by: 'backgroundColor' }, press);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    const of = canvas.getByRole('button');
    await expectStyleChange({ of, says: 'data-focus-visible', by: 'outlineStyle' }, () => userEvent.tab());
  },
};
