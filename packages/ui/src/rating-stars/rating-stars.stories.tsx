import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { walk } from '../testing/keyboard-walk.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { backward, onward } from '../testing/reading.ts';
import { RatingInput, RatingStars } from './rating-stars.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Stars that were given, or that are to be given.',
  avoid: 'Any other number out of five.',
  usedIn: ['Order', 'Rankings', 'feedback', 'Boosters on the public site'],
  keys: [
    ['Tab', 'To the stars and on'],
    ['Arrow keys', 'One star more or less'],
    ['Space', 'Gives the one that has the focus, where none was given'],
  ],
};

const meta = {
  title: 'Forms/Rating stars',
  component: RatingStars,
  args: { value: 4.3 },
  parameters: { page },
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
    await userEvent.keyboard(onward());
    await expect(canvas.getByRole('radio', { name: '5 of 5' })).toBeChecked();
    const { scrollWidth, clientWidth } = canvas.getByRole('radiogroup');
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Invalid: Story = {
  render: () => <RatingInput label="How was it?" value={0} error="Give one star at least" onChange={() => undefined} />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'How was it?' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Give one star at least');
  },
};

export const Disabled: Story = {
  render: () => <RatingInput label="How was it?" value={3} isDisabled onChange={() => undefined} />,
};

export const LongTexts: Story = longTexts(({ title }) => (
  <RatingInput label={title} value={3} onChange={() => undefined} />
));

export const Keyboard: Story = {
  render: () => <Input />,
  play: async ({ canvas }) => {
    await walk(['{Tab}', 'radio', '1 of 5']);
    await expect(canvas.getByRole('radio', { name: '1 of 5' })).not.toBeChecked();
    await userEvent.keyboard('[Space]');
    await expect(canvas.getByRole('radio', { name: '1 of 5' })).toBeChecked();
    await walk([onward(), 'radio', '2 of 5'], [backward(), 'radio', '1 of 5']);
  },
};
