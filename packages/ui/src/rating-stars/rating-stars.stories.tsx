import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { backward, onward } from '../testing/reading-direction.ts';
import { RatingInput, RatingStars } from './rating-stars.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Shows a star rating or lets people give one.',
  avoid: 'Not for other values out of five.',
  usedIn: ['Order', 'Rankings', 'Reviews', 'Boosters on the public site'],
  keys: [
    ['Tab', 'Moves focus to the stars, then on'],
    ['Arrow keys', 'Adds or removes a star'],
    ['Space', 'Selects the focused star if none is selected'],
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

export const ReadOnly: Story = {};
export const Average: Story = { args: { value: 4.9, variant: 'short' } };

const Input = () => {
  const [value, setValue] = useState(0);
  return <RatingInput label="How was your order?" value={value} onChange={setValue} />;
};

export const Editable: Story = {
  render: () => <Input />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '4 out of 5' }));
    await expect(canvas.getByRole('radio', { name: '4 out of 5' })).toBeChecked();
    await userEvent.keyboard(onward());
    await expect(canvas.getByRole('radio', { name: '5 out of 5' })).toBeChecked();
    const { scrollWidth, clientWidth } = canvas.getByRole('radiogroup');
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Invalid: Story = {
  render: () => (
    <RatingInput label="How was your order?" value={0} error="Give at least one star" onChange={() => undefined} />
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'How was your order?' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Give at least one star');
  },
};

export const Disabled: Story = {
  render: () => <RatingInput label="How was your order?" value={3} isDisabled onChange={() => undefined} />,
};

export const LongTexts: Story = longTexts(({ title }) => (
  <RatingInput label={title} value={3} onChange={() => undefined} />
));

export const Keyboard: Story = {
  render: () => <Input />,
  play: async ({ canvas }) => {
    await expectFocusAfterKeys(['{Tab}', 'radio', '1 out of 5']);
    await expect(canvas.getByRole('radio', { name: '1 out of 5' })).not.toBeChecked();
    await userEvent.keyboard('[Space]');
    await expect(canvas.getByRole('radio', { name: '1 out of 5' })).toBeChecked();
    await expectFocusAfterKeys([onward(), 'radio', '2 out of 5'], [backward(), 'radio', '1 out of 5']);
  },
};
