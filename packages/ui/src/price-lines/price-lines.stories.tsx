import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Crest } from '../crest/crest.tsx';
import { Money } from '../money/money.tsx';
import type { StoryPage } from '../story-page.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { PriceLines, PriceTotal } from './price-lines.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'A price explained line by line, with what it comes to.',
  avoid: 'Amounts that are no sum are a key-value list.',
  usedIn: ['new order on the public site', 'Order'],
};

const meta = {
  title: 'Display/PriceLines',
  component: PriceLines,
  args: { lines: [] },
  parameters: { page },
} satisfies Meta<typeof PriceLines>;

export default meta;
type Story = StoryObj<typeof meta>;

const dollars = (amount: number) => <Money amount={amount} currency="USD" />;

export const Explained: Story = {
  render: () => (
    <Card title="Price, explained" isLined isFlush style={{ maxWidth: 384 }}>
      <PriceLines
        lines={[
          { id: 'sum', label: '6 divisions', amount: dollars(8800), kind: 'sum' },
          {
            id: '1',
            label: 'Gold II → Platinum IV, 2 steps',
            amount: dollars(2200),
            mark: <Crest tier="gold" size={16} />,
          },
          {
            id: '2',
            label: 'Platinum IV → I, 3 steps',
            amount: dollars(4500),
            mark: <Crest tier="platinum" size={16} />,
          },
          {
            id: '3',
            label: 'Platinum I → Diamond IV',
            amount: dollars(2100),
            mark: <Crest tier="diamond" size={16} />,
          },
          { id: 'champions', label: 'Specific champions, 10%', amount: dollars(880), startsGroup: true },
          { id: 'offline', label: 'Appear offline', note: 'Friends do not see the account online', amount: 'Free' },
          { id: 'coupon', label: 'Coupon CLIMB5', amount: dollars(-330), kind: 'discount' },
        ]}
      />
      <PriceTotal
        label="To pay"
        amount={dollars(9350)}
        note={
          <>
            About 6 days
            <br />
            +7 coins back
          </>
        }
      />
    </Card>
  ),
  play: async ({ canvas, canvasElement }) => {
    const terms = canvas.getAllByRole('term');
    const amounts = canvas.getAllByRole('definition');
    await expect(amounts.map(({ textContent }) => textContent)).toEqual([
      ...['$88.00', '$22.00', '$45.00', '$21.00', '$8.80', 'Free'],
      '\u2212$3.30',
    ]);
    await expect(terms).toHaveLength(amounts.length);
    // Figures stand under each other.
    const ends = amounts.map((amount) => Math.round(amount.getBoundingClientRect().right));
    await expect(new Set(ends).size).toBe(1);
    await expect(canvasElement.querySelector('strong')).toHaveTextContent('$93.50');
  },
};

export const LongTexts: Story = longTexts(({ title, text, label }) => (
  <>
    <PriceLines lines={[{ id: 'a', label: title, note: text, amount: dollars(123_456_789), startsGroup: true }]} />
    <PriceTotal label={label} amount={dollars(123_456_789)} note={text} />
  </>
));
