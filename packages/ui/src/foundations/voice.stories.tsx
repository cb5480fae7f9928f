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
    rule: 'Say what happened and what it means for the reader, in that order.',
    write: 'Orders did not load. Nothing was lost.',
    not: 'Oops! Something went wrong.',
  },
  {
    rule: 'A button says what it does, with the figure if there is one.',
    write: 'Pay $31.00',
    not: 'Submit',
  },
  {
    rule: 'Ask once, with what will follow; the answers are verbs.',
    write: 'Drop order #10469? You are paid $24.18 for the part you played. Keep order, Drop order',
    not: 'Are you sure? Yes, No',
  },
  {
    rule: 'An empty place says why it is empty and what to do.',
    write: 'No orders yet. Lock one in on the board and it shows up here.',
    not: 'No data',
  },
  {
    rule: 'Numbers stand with their unit, times with how far they are away, money in its currency.',
    write: 'The price is held until 18:40 today.',
    not: 'Expires: 1763750400',
  },
  {
    rule: 'Who cannot do something reads why, and when they can.',
    write: 'This chat is closed: the order is complete.',
    not: 'Disabled',
  },
  {
    rule: 'Nobody is blamed, nobody is cheered; no exclamation marks.',
    write: 'This must be between 1 and 10',
    not: 'Invalid value entered!',
  },
  {
    rule: 'Sentences, not titles: only the first word and names begin with a capital.',
    write: 'New order',
    not: 'Create New Order',
  },
];

/** How the product speaks. Words of components stand in `src/messages`; each is the default of a prop. */
function Voice() {
  return (
    <Card title="Voice" isLined isFlush>
      <table>
        <thead>
          <tr>
            {['Rule', 'Write', 'Not'].map((head) => (
              <th key={head} scope="col" style={{ padding: '12px 20px' }}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.map(({ rule, write, not }) => (
            <tr key={rule} style={{ borderBlockStart: '1px solid var(--border-subtle)', verticalAlign: 'top' }}>
              <th scope="row" style={{ padding: '12px 20px', width: '34%' }}>
                {rule}
              </th>
              <td style={{ padding: '12px 20px' }}>{write}</td>
              <td style={{ padding: '12px 20px', color: 'var(--text-muted)' }}>{not}</td>
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
