import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { onward } from '../testing/reading-direction.ts';
import { Slider } from './slider.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'For a value set by feel rather than exactly.',
  avoid: 'For exact numbers, use a number field.',
  usedIn: ['Profile: sound volume'],
  keys: [
    ['Tab', 'Moves focus to it and past it'],
    ['Arrow keys', 'Increases or decreases by one step'],
    ['Page up, Page down', 'Increases or decreases by several steps'],
    ['Home, End', 'Goes to the minimum or maximum'],
  ],
};

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  args: { label: 'Volume', defaultValue: 80, minValue: 0, maxValue: 100, step: 5, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { page },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Volume: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('slider', { name: 'Volume' }).focus();
    await userEvent.keyboard(onward());
    await expect(args.onChange).toHaveBeenLastCalledWith(85);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongTexts: Story = longTexts(({ label }) => <Slider label={label} defaultValue={80} />);

export const Keyboard: Story = {
  play: async ({ args }) => {
    await expectFocusAfterKeys(['{Tab}', 'slider', 'Volume']);
    await userEvent.keyboard('{End}{PageDown}');
    await expect(args.onChange).toHaveBeenCalledWith(100);
    await expect(args.onChange).not.toHaveBeenLastCalledWith(100);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
};
