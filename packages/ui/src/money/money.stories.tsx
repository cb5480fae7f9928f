import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryPage } from '../story-page.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { Money } from './money.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Shows an amount in its currency and the reader’s format, or a number of coins.',
  avoid: 'Not for plain numbers.',
  usedIn: ['Orders', 'Home', 'admin lists', 'new order', 'Loyalty and payment on the public site'],
};

const meta = {
  title: 'Display/Money',
  component: Money,
  args: { amount: 9200, currency: 'USD' },
  parameters: { page },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dollars: Story = {};
export const WithCode: Story = { args: { currencyDisplay: 'code' } };
export const Negative: Story = { args: { amount: -1500, tone: 'sign' } };
export const SignedAndColored: Story = { args: { amount: 700, sign: 'always', tone: 'sign' } };
export const German: Story = { args: { amount: 123456, currency: 'EUR', locale: 'de-DE' } };
export const Coins: Story = { args: { amount: 1240, currency: null } };

export const LongTexts: Story = longTexts((_, locale) => (
  <Money amount={-123_456_789_00} currency="EUR" currencyDisplay="code" locale={locale} />
));
