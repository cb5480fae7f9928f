import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { DockedPage, Page, PageColumns, PagePair } from './page-layout.tsx';

const meta = {
  title: 'Frame/PageLayout',
  component: Page,
  parameters: { layout: 'fullscreen' },
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
