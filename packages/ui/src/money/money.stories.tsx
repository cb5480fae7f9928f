import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from './money.tsx';

const meta = {
  title: 'Display/Money',
  component: Money,
  args: { amount: 9200, currency: 'USD' },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dollars: Story = {};
export const WithCode: Story = { args: { currencyDisplay: 'code' } };
export const Fine: Story = { args: { amount: -1500, tone: 'sign' } };
export const Gain: Story = { args: { amount: 700, sign: 'always', tone: 'sign' } };
export const German: Story = { args: { amount: 123456, currency: 'EUR', locale: 'de-DE' } };
export const Coins: Story = { args: { amount: 1240, currency: null } };
