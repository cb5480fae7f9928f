import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Money } from '../money/money.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectNoOverflow, longTexts } from '../testing/long-texts.tsx';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { KeyValueList } from './key-value-list.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Lists facts with their labels, or amounts with a total.',
  avoid: 'For the same facts about many items, use a table. For a few key figures, use a stat strip.',
  usedIn: ['Order', 'Payouts', 'Profile', 'admin detail panels', 'payment on the public site'],
};

const meta = {
  title: 'Display/Key value list',
  component: KeyValueList,
  args: { items: [] },
  parameters: { page },
} satisfies Meta<typeof KeyValueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Details: Story = {
  args: {
    items: [
      { label: 'Server', value: 'EU-West' },
      { label: 'Queue', value: 'Solo/Duo' },
      { label: 'Role', value: 'Mid, then Jungle' },
      { label: 'Champions', value: 'Ahri, Orianna, Viego' },
      { label: 'LP gain', value: '18 to 24 per win' },
      { label: 'Appear offline', value: 'Yes' },
    ],
  },
  render: (args) => (
    <Card title="Details" isLined isFlush>
      <KeyValueList {...args} />
    </Card>
  ),
};

export const Ledger: Story = {
  render: () => (
    <Card title="Payout" isLined isFlush>
      <KeyValueList
        items={[
          { label: 'Completed orders, 60% share', value: <Money amount={178860} currency="USD" /> },
          { label: 'Tips', value: <Money amount={16900} currency="USD" /> },
          { label: 'Fine for #10431', value: <Money amount={-1500} currency="USD" />, tone: 'danger' },
          { label: 'Next payout, Nov 30', value: <Money amount={194260} currency="USD" />, isTotal: true },
        ]}
      />
    </Card>
  ),
};

/** The label stays complete. */
export const LongWord: Story = {
  args: { items: [{ label: 'For', value: 'w'.repeat(300) }] },
  decorators: [(Story) => <div style={{ width: 358 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const label = document.createRange();
    label.selectNodeContents(within(canvasElement).getByText('For'));
    await expect(label.getClientRects()).toHaveLength(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongTexts: Story = longTexts(({ label, text, name }) => (
  <KeyValueList
    items={[
      { label, value: name },
      { label: text, value: <Money amount={123_456_789} currency="EUR" />, isTotal: true },
    ]}
  />
));

export const OnAPhone: Story = {
  ...Details,
  globals: onAPhone,
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Details' });
    await expectOnScreen(card);
    await expectNoOverflow(card);
    const edge = card.getBoundingClientRect().left + card.clientLeft;
    for (const term of canvas.getAllByRole('term')) {
      await expect(Math.round(term.getBoundingClientRect().left - edge)).toBe(16);
    }
  },
};
