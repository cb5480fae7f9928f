import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Money } from '../money/money.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectNoOverflow, longTexts } from '../testing/long-texts.tsx';
import { dollars, pricedSteps } from '../testing/sample-steps.tsx';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { PriceLines, PriceTotal } from './price-lines.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Breaks down a price line by line, with a total.',
  avoid: 'For amounts that don’t add up to a total, use a key-value list.',
  usedIn: ['new order on the public site', 'Order'],
};

const meta = {
  title: 'Display/Price lines',
  component: PriceLines,
  subcomponents: { PriceTotal },
  args: { lines: [] },
  parameters: { page },
} satisfies Meta<typeof PriceLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithNotes: Story = {
  args: {
    lines: [
      ...pricedSteps,
      { id: 'champions', label: 'Specific champions, 10%', amount: dollars(880), startsGroup: true },
      { id: 'offline', label: 'Appear offline', note: 'Friends won’t see your account online', amount: 'Free' },
      { id: 'coupon', label: 'Coupon CLIMB5', amount: dollars(-330), kind: 'discount' },
    ],
  },
  render: (args) => (
    <Card title="Price breakdown" isLined isFlush style={{ maxWidth: 384 }}>
      <PriceLines {...args} />
      <PriceTotal
        label="Total due"
        amount={dollars(9350)}
        note={
          <>
            About 6 days
            <br />
            Earn 7 coins
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

export const OnAPhone: Story = {
  ...WithNotes,
  globals: onAPhone,
  play: async (context) => {
    await WithNotes.play?.(context);
    const card = context.canvas.getByRole('region', { name: 'Price breakdown' });
    await expectOnScreen(card);
    await expectNoOverflow(card);
    const { left, right } = card.getBoundingClientRect();
    const insets = context.canvas
      .getAllByRole('definition')
      .map((amount) => [
        Math.round(amount.previousElementSibling!.getBoundingClientRect().left - left),
        Math.round(right - amount.getBoundingClientRect().right),
      ]);
    for (const inset of insets) await expect(inset).toEqual([17, 17]);
  },
};

export const WithDiscount: Story = {
  args: {
    lines: [
      { id: 'step', label: 'Gold II → Platinum IV', amount: <Money amount={2200} currency="USD" /> },
      { id: 'offline', label: 'Appear offline', note: 'Friends won’t see your account online', amount: 'Free' },
      { id: 'coupon', label: 'Coupon CLIMB5', amount: <Money amount={-110} currency="USD" />, kind: 'discount' },
    ],
  },
  render: (args) => (
    <Card title="Price breakdown" isLined isFlush style={{ maxWidth: 384 }}>
      <PriceLines {...args} />
      <PriceTotal label="Total due" amount={<Money amount={2090} currency="USD" />} />
    </Card>
  ),
};
