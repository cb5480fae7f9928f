import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectNoOverflow, longTexts } from '../testing/long-texts.tsx';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { Card } from './card.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Groups related content under a heading that names the region.',
  avoid: 'For a part of a form, use a form step. Instead of nesting cards, use a heading.',
  usedIn: ['every page'],
};

const meta = {
  title: 'Display/Card',
  component: Card,
  args: { title: 'Next steps', children: 'Wild Rift boosting can’t start without account details.' },
  parameters: { page },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Next steps' })).toBeVisible();
  },
};

export const Lined: Story = { args: { isLined: true, actions: <Badge count={3} /> } };

export const WithFooter: Story = {
  args: {
    isLined: true,
    footer: (
      <>
        <span style={{ flex: 1 }}>1 field needs attention</span>
        <Button variant="quiet">Discard</Button>
        <Button variant="primary">Save changes</Button>
      </>
    ),
  },
};

export const Plain: Story = { render: () => <Card>Without a heading, it’s just a box.</Card> };

export const LongTexts: Story = longTexts(({ title, text, action, label }) => (
  <Card
    title={title}
    isLined
    actions={<Badge count={3} />}
    footer={
      <>
        <Button variant="primary">{action}</Button>
        <Button>{label}</Button>
      </>
    }
  >
    {text}
  </Card>
));

export const OnAPhone: Story = {
  ...WithFooter,
  globals: onAPhone,
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Next steps' });
    await expectOnScreen(card);
    await expectNoOverflow(card);
    const inset = canvas.getByRole('heading').getBoundingClientRect().left - card.getBoundingClientRect().left;
    await expect(Math.round(inset - card.clientLeft)).toBe(16);
    for (const button of canvas.getAllByRole('button')) await expect(button.offsetHeight).toBe(44);
  },
};
