import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import type { StoryPage } from '../story-page.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { DockedPage, Page, PageColumns, PagePair } from './page-layout.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Where things stand on a page: columns, an aside, a dock for the chat; one column on a phone.',
  avoid: 'Rows inside a card are a grid of their own.',
  usedIn: ['every page of the dashboard'],
};

const meta = {
  title: 'Frame/PageLayout',
  component: Page,
  parameters: { page, layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = {
  render: () => (
    <Page>
      <PageColumns asideLabel="Your account" aside={<Card title="Loyalty">Veteran</Card>}>
        <Card title="Running orders">One</Card>
        <PagePair>
          <Card title="Placement matches">3 of 5</Card>
          <Card title="Wild Rift boosting">Details missing</Card>
        </PagePair>
      </PageColumns>
    </Page>
  ),
};

export const Docked: Story = {
  render: () => (
    <DockedPage dockLabel="Chat with Kaito" dock={<p style={{ padding: 20 }}>The chat.</p>}>
      <Card title="Details">EU-West</Card>
    </DockedPage>
  ),
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
