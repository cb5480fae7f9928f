import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectNoOverflow, longTexts } from '../testing/long-texts.tsx';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { FormStep } from './form-step.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'A numbered, named step of a long form, complete or not.',
  avoid: 'Not for multi-page forms. The product has none.',
  usedIn: ['new order on the public site'],
};

const meta = {
  title: 'Forms/Form step',
  component: FormStep,
  args: { title: 'Rank', number: 2, note: '6 divisions up', children: <p>The question appears here.</p> },
  decorators: [(Story) => <Card isFlush>{Story()}</Card>],
  parameters: { page },
} satisfies Meta<typeof FormStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { rest: 'region' },
  play: async ({ canvas }) => {
    const step = within(canvas.getByRole('region', { name: 'Rank' }));
    await expect(step.getByRole('heading', { name: 'Rank', level: 2 })).toBeVisible();
    await expect(step.getByText('2')).toHaveAttribute('aria-hidden', 'true');
    await expect(step.getByText('6 divisions up')).toBeVisible();
    await expect(step.queryByRole('img')).toBeNull();
  },
};

export const Done: Story = {
  args: { isDone: true, doneLabel: 'Done', title: 'Game and service', number: 1 },
  play: async ({ canvas }) => {
    const step = within(canvas.getByRole('region', { name: 'Game and service' }));
    await expect(step.getByRole('img', { name: 'Done' })).toBeVisible();
    await expect(step.queryByText('1')).toBeNull();
  },
};

export const InASection: Story = {
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Rank', level: 3 })).toBeVisible();
  },
};

export const LongTexts: Story = longTexts(({ title, text, short }) => (
  <Card isFlush>
    <FormStep title={title} number={12} note={short} isDone doneLabel={short}>
      {text}
    </FormStep>
  </Card>
));

export const OnAPhone: Story = {
  globals: onAPhone,
  play: async ({ canvas }) => {
    const step = canvas.getByRole('region', { name: 'Rank' });
    await expectOnScreen(step);
    await expectNoOverflow(step);
    const inset = canvas.getByText('The question appears here.').getBoundingClientRect().left;
    await expect(Math.round(inset - step.getBoundingClientRect().left)).toBe(16);
  },
};
