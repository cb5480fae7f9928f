import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Slider } from './slider.tsx';

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
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Volume: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('slider', { name: 'Volume' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(85);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
