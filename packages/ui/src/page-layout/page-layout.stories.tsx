import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { SkeletonList } from '../skeleton/skeleton.tsx';
import type { StoryPage } from '../story-page.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { getInlineEnd, getInlineStart, getPageInlineEnd } from '../testing/reading-direction.ts';
import { onADesktop } from '../testing/viewports.tsx';
import { DockedPage, Page, PageColumns, PagePair, Stack } from './page-layout.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Arranges a page in columns, with a sidebar or a chat dock. On phones, a single column.',
  avoid: 'For rows inside a card, use a grid.',
  usedIn: ['every page of the dashboard', 'new order'],
};

const meta = {
  title: 'Frame/Page layout',
  component: Page,
  subcomponents: { Stack, PageColumns, PagePair },
  parameters: { page, layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const onAPhone = { viewport: { value: 'mobile1', isRotated: false } };

export const Columns: Story = {
  globals: onADesktop,
  render: (args) => (
    <Page {...args}>
      <PageColumns asideLabel="Your account" aside={<Card title="Loyalty">Veteran</Card>}>
        <Card title="Active orders">One</Card>
        <PagePair>
          <Card title="Placement matches">3 of 5</Card>
          <Card title="Wild Rift boosting">Details missing</Card>
        </PagePair>
      </PageColumns>
    </Page>
  ),
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect();
    const aside = canvas.getByRole('complementary', { name: 'Your account' });
    await expect(within(aside).getByRole('region', { name: 'Loyalty' })).toBeVisible();
    await expect(aside.getBoundingClientRect().width).toBe(328);
    await expect(getInlineStart(aside.getBoundingClientRect())).toBeGreaterThan(getInlineEnd(box('Active orders')));
    await expect(box('Placement matches').top).toBe(box('Wild Rift boosting').top);
  },
};

export const ColumnsOnAPhone: Story = {
  ...Columns,
  globals: onAPhone,
  play: async ({ canvas }) => {
    const boxes = ['Active orders', 'Placement matches', 'Wild Rift boosting', 'Loyalty'].map((name) =>
      canvas.getByRole('region', { name }).getBoundingClientRect(),
    );
    const [first] = boxes;
    for (const [place, box] of boxes.entries()) {
      await expect([box.left, box.width]).toEqual([first?.left, first?.width]);
      await expect(box.top).toBeGreaterThanOrEqual(boxes[place - 1]?.bottom ?? 0);
    }
  },
};

const docked = (phoneView: 'main' | 'dock') => (
  <DockedPage
    dockLabel="Chat with Kaito"
    dock={<p style={{ padding: 20 }}>The chat.</p>}
    phoneView={phoneView}
    tabs={<p>Order, Chat</p>}
  >
    <Card title="Details">EU-West</Card>
  </DockedPage>
);

/** Only phones have tabs. */
export const Docked: Story = {
  globals: onADesktop,
  render: () => docked('main'),
  play: async ({ canvas }) => {
    const dock = canvas.getByRole('complementary', { name: 'Chat with Kaito' });
    await expect(dock).toBeVisible();
    await expect(getInlineEnd(dock.getBoundingClientRect())).toBe(getPageInlineEnd());
    await expect(canvas.getByRole('region', { name: 'Details' })).toBeVisible();
    await expect(canvas.getByText('Order, Chat')).not.toBeVisible();
  },
};

/** The hidden part isn’t read out. */
export const DockedOnAPhone: Story = {
  globals: onAPhone,
  render: () => docked('main'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Order, Chat')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Details' })).toBeVisible();
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

export const DockOnAPhone: Story = {
  globals: onAPhone,
  render: () => docked('dock'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Chat with Kaito' })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Stacked: Story = {
  render: () => (
    <Stack gap={32}>
      <Card title="Above">One</Card>
      <Card title="Below">Two</Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [above, below] = ['Above', 'Below'].map((name) =>
      canvas.getByRole('region', { name }).getBoundingClientRect(),
    );
    await expect((below?.top ?? 0) - (above?.bottom ?? 0)).toBe(32);
  },
};

const onItsWay = (
  <Page>
    <PageColumns asideLabel="Your account" aside={<Card title="Loyalty">Veteran</Card>}>
      <Card title="Above">One</Card>
      <Card title="Active orders">
        <SkeletonList />
      </Card>
      <Card title="Recent orders">Two</Card>
    </PageColumns>
  </Page>
);

/** Content below a loading list stays hidden, so it doesn’t shift under a press. */
export const ListLoading: Story = {
  globals: onADesktop,
  render: () => onItsWay,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One')).toBeVisible();
    await expect(canvas.getByText('Two')).not.toBeVisible();
    await expect(canvas.getByText('Veteran')).toBeVisible();
  },
};

export const ListLoadingOnAPhone: Story = {
  globals: onAPhone,
  render: () => onItsWay,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One')).toBeVisible();
    await expect(canvas.getByText('Veteran')).not.toBeVisible();
  },
};

const pairOnItsWay = (
  <Page>
    <PagePair>
      <Card title="Needs attention">
        <SkeletonList />
      </Card>
      <Card title="By status">Two</Card>
    </PagePair>
  </Page>
);

/** Neither waits for the other. */
export const PairLoading: Story = {
  globals: onADesktop,
  render: () => pairOnItsWay,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Two')).toBeVisible();
  },
};

export const PairLoadingOnAPhone: Story = {
  globals: onAPhone,
  render: () => pairOnItsWay,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Two')).not.toBeVisible();
  },
};

/** Waits five seconds, with reduced motion too. */
export const SlowListAbove: Story = {
  render: () => <div data-motion="reduced">{onItsWay}</div>,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Two')).not.toBeVisible();
    for (const wait of canvasElement.getAnimations({ subtree: true })) {
      if (!(wait.effect instanceof KeyframeEffect) || wait.effect.getComputedTiming().delay === 0) continue;
      await expect(wait.effect.getComputedTiming().delay).toBe(5_000);
      wait.currentTime = 5_000;
    }
    await expect(canvas.getByText('Two')).toBeVisible();
  },
};

const Arriving = () => {
  const [isHere, setHere] = useState(false);
  return (
    <Page>
      <Button onPress={() => setHere(true)}>Arrive</Button>
      <Card title="Games">{isHere ? 'All' : <SkeletonList />}</Card>
      <Card title="About">How it’s calculated</Card>
    </Page>
  );
};

const ReadAgain = () => {
  const [isReading, setReading] = useState(false);
  return (
    <Page>
      <Card title="Games">{isReading ? <SkeletonList /> : 'All'}</Card>
      <Button onPress={() => setReading(!isReading)}>Read</Button>
      <Card title="About">How it’s calculated</Card>
    </Page>
  );
};

/** Visible content and focus stay during a reload. */
export const KeepsItsContentWhileLoading: Story = {
  render: () => <ReadAgain />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Read' });
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.getByText('How it’s calculated')).toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
  },
};

export const AppearsWithItsContent: Story = {
  render: () => <Arriving />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('How it’s calculated')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.getByText('How it’s calculated')).toBeVisible();
  },
};

export const LongTexts: Story = longTexts(
  ({ title, text, label, name }) => (
    <Page>
      <PageColumns asideLabel={title} aside={<Card title={`${label} 1`}>{text}</Card>}>
        <PagePair>
          <Card title={`${label} 2`}>{text}</Card>
          <Card title={`${label} 3`}>{name}</Card>
        </PagePair>
      </PageColumns>
    </Page>
  ),
  760,
);
