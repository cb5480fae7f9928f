import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/card.tsx';

interface Rule {
  readonly rule: string;
  readonly write: string;
  readonly not: string;
}

const rules: readonly Rule[] = [
  {
    rule: 'Say what happened, then what it means for the reader.',
    write: 'Couldn’t load orders. Nothing was lost.',
    not: 'Oops! Something went wrong.',
  },
  {
    rule: 'A button says what it does, with the amount if there is one.',
    write: 'Pay $31.00',
    not: 'Submit',
  },
  {
    rule: 'Ask once and state the consequence. Both answers are verbs.',
    write: 'Drop order #10469? You’ll be paid $24.18 for your progress. Keep order, Drop order',
    not: 'Are you sure? Yes, No',
  },
  {
    rule: 'An empty state says why it’s empty and what to do next.',
    write: 'No orders yet. Lock in an order on the board, and it appears here.',
    not: 'No data',
  },
  {
    rule: 'Give numbers a unit, times a relative distance and money its currency.',
    write: 'Price guaranteed until 18:40 today.',
    not: 'Expires: 1763750400',
  },
  {
    rule: 'If people can’t do something, say why and when they can.',
    write: 'This chat is closed because the order is complete.',
    not: 'Disabled',
  },
  {
    rule: 'Don’t blame, don’t cheer. Avoid exclamation marks.',
    write: 'Enter a value between 1 and 10',
    not: 'Invalid value entered!',
  },
  {
    rule: 'Sentence case: capitals only for the first word and names.',
    write: 'New order',
    not: 'Create New Order',
  },
];

/** How to write for the product. Default texts are in `src/messages`; props replace them. */
function Voice() {
  return (
    <Card title="Voice" isLined isFlush>
      <table>
        <thead>
          <tr>
            {['Rule', 'Write', 'Don’t write'].map((head) => (
              <th key={head} scope="col" style={{ padding: '12px 20px' }}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.map(({ rule, write, not }) => (
            <tr key={rule} style={{ borderBlockStart: '1px solid var(--bd-border-subtle)', verticalAlign: 'top' }}>
              <th scope="row" style={{ padding: '12px 20px', width: '34%' }}>
                {rule}
              </th>
              <td style={{ padding: '12px 20px' }}>{write}</td>
              <td style={{ padding: '12px 20px', color: 'var(--bd-text-muted)' }}>{not}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const meta = { title: 'Foundations/Voice', component: Voice } satisfies Meta<typeof Voice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rules: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(rules.length + 1);
  },
};
