import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { RatingInput, RatingStars } from './rating-stars.tsx';

const meta = {
  title: 'Forms/RatingStars',
  component: RatingStars,
  args: { value: 4.3 },
} satisfies Meta<typeof RatingStars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Given: Story = {};
export const Short: Story = { args: { value: 4.97, variant: 'short' } };

const Input = () => {
  const [value, setValue] = useState(0);
  return <RatingInput label="How was it?" value={value} onChange={setValue} />;
};

export const ToGive: Story = {
  render: () => <Input />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '4 of 5' }));
    await expect(canvas.getByRole('radio', { name: '4 of 5' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '5 of 5' })).toBeChecked();
  },
};
