import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Radio, RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'Forms/Radio group',
  component: RadioGroup,
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
export const Invalid: Story = { args: { error: 'Pick one' } };
