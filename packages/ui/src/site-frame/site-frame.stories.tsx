import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { PayBar, SiteFrame, SitePage } from './site-frame.tsx';

const meta = {
  title: 'Frame/SiteFrame',
  component: SiteFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Boostdesk', href: '#' },
    links: [
      { href: '#order', label: 'Order', isCurrent: true },
      { href: '#boosters', label: 'Boosters' },
      { href: '#loyalty', label: 'Loyalty' },
    ],
    actions: <Button>Dashboard</Button>,
    footer: 'Boostdesk',
  },
} satisfies Meta<typeof SiteFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OrderPage: Story = {
  args: {
    children: (
      <>
        <SitePage
          title="New order"
          lead="Pick where you are and where you want to be. The price updates as you choose."
          aside={<Card title="Price, explained">$92.00</Card>}
        >
          <Card>The form.</Card>
        </SitePage>
        <PayBar aria-label="Payment" label="To pay" amount="$92.00">
          <Button variant="primary">Pay</Button>
        </PayBar>
      </>
    ),
  },
};

export const SignIn: Story = {
  args: {
    children: (
      <SitePage title="Sign in" isNarrow>
        <Card>The form.</Card>
      </SitePage>
    ),
  },
};
