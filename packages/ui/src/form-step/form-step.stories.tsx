import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { FormStep } from './form-step.tsx';

const meta = {
  title: 'Forms/FormStep',
  component: FormStep,
  args: { title: 'Rank', number: 2, note: '6 divisions up', children: <p>What is asked stands here.</p> },
  decorators: [(Story) => <Card isFlush>{Story()}</Card>],
} satisfies Meta<typeof FormStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Done: Story = { args: { isDone: true, doneLabel: 'Done', title: 'Game and service', number: 1 } };
