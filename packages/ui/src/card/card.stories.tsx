import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Display/Card',
  component: Card,
  args: { title: 'Next for you', children: 'Wild Rift boosting cannot start without account details.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Next for you' })).toBeVisible();
  },
};

export const Lined: Story = { args: { isLined: true, actions: <Badge count={3} /> } };

export const WithFooter: Story = {
  args: {
    isLined: true,
    footer: (
      <>
        <span style={{ flex: 1 }}>1 field needs a look</span>
        <Button variant="quiet">Discard</Button>
        <Button variant="primary">Save changes</Button>
      </>
    ),
  },
};

export const Plain: Story = { render: () => <Card>Without a heading it is only a box.</Card> };
