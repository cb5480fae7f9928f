import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import type { StoryPage } from '../story-page.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { FormStep } from './form-step.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'A part of a long form: numbered, named, done or not.',
  avoid: 'Pages of a form that come one after another: the product has none.',
  usedIn: ['new order on the public site'],
};

const meta = {
  title: 'Forms/FormStep',
  component: FormStep,
  args: { title: 'Rank', number: 2, note: '6 divisions up', children: <p>What is asked stands here.</p> },
  decorators: [(Story) => <Card isFlush>{Story()}</Card>],
  parameters: { page },
} satisfies Meta<typeof FormStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Done: Story = { args: { isDone: true, doneLabel: 'Done', title: 'Game and service', number: 1 } };

export const LongTexts: Story = longTexts(({ title, text, short }) => (
  <Card isFlush>
    <FormStep title={title} number={12} note={short} isDone doneLabel={short}>
      {text}
    </FormStep>
  </Card>
));
