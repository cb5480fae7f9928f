import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Button, IconButton } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { ChatComposer } from '../chat-composer/chat-composer.tsx';
import { ChatPanel } from '../chat-panel/chat-panel.tsx';
import { type ChatEntry, ChatThread } from '../chat-thread/chat-thread.tsx';
import { Icon } from '../icon/icon.tsx';
import { KeyValueList } from '../key-value-list/key-value-list.tsx';
import { MatchStrip } from '../match-strip/match-strip.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { DockedPage, PagePair } from '../page-layout/page-layout.tsx';
import { RankChart, type RankPoint } from '../rank-chart/rank-chart.tsx';
import { RankClimb } from '../rank-climb/rank-climb.tsx';
import { SecretField } from '../secret-field/secret-field.tsx';
import { StatusPill } from '../status-pill/status-pill.tsx';
import { TabBar } from '../tab-bar/tab-bar.tsx';
import { conversation } from '../testing/sample-chat.tsx';
import { onAPhone } from '../testing/viewports.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { Frame } from './frame.tsx';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

const climb: readonly (readonly [day: number, hour: number, value: number])[] = [
  [17, 10, 0],
  [17, 17, 0],
  [17, 19, 0.4],
  [17, 20, 0.25],
  [18, 0, 0.7],
  [18, 17, 0.7],
  [18, 19, 1.2],
  [18, 21, 1.05],
  [19, 1, 1.4],
  [19, 17, 1.4],
  [19, 21, 2.1],
  [20, 0, 1.95],
  [20, 20, 1.95],
  [20, 22, 2.4],
  [21, 11, 2.4],
  [21, 12, 3.1],
  [21, 13, 3.4],
  [21, 14, 3.72],
];
const points: RankPoint[] = climb.map(([day, hour, value]) => ({
  at: at(day, hour),
  value,
  label: `${Math.round(value * 100)} LP above Gold II`,
}));

const entries: ChatEntry[] = [
  ...conversation,
  { kind: 'message', id: '8', at: at(21, 14, 3), isOwn: false, text: 'Next one starts in five minutes.' },
];

const Chat = () => {
  const [draft, setDraft] = useState('');
  return (
    <ChatPanel
      title="Kaito"
      presence="Playing now · rated 4.97"
      isOnline
      avatar={<Avatar name="Kaito" size={36} isOnline isDecorative />}
      actions={
        <>
          <IconButton aria-label="Ask Kaito for an update">
            <Icon name="handshake" />
          </IconButton>
          <IconButton aria-label="Search in chat">
            <Icon name="search" />
          </IconButton>
        </>
      }
    >
      <ChatThread entries={entries} unreadFrom="7" clock={() => at(21, 15)} />
      <ChatComposer
        value={draft}
        onChange={setDraft}
        onSend={() => setDraft('')}
        label="Message to Kaito"
        placeholder="Message Kaito"
        typing="Kaito is typing"
        actions={
          <IconButton aria-label="Attach a picture">
            <Icon name="image" />
          </IconButton>
        }
      />
    </ChatPanel>
  );
};

const OrderPage = ({ view = 'main' }: { readonly view?: 'main' | 'dock' }) => (
  <Frame title="Order #10482" current="orders" user="Mina Park">
    <DockedPage
      dockLabel="Chat with Kaito"
      dock={<Chat />}
      phoneView={view}
      tabs={
        <TabBar
          variant="lines"
          label="Order"
          items={[
            { id: 'details', label: 'Details', href: '#details', isCurrent: view === 'main' },
            { id: 'chat', label: 'Chat', count: '2', href: '#chat', isCurrent: view === 'dock' },
            { id: 'timeline', label: 'Timeline', href: '#timeline' },
          ]}
        />
      }
    >
      <PageHeader
        back={{ href: '#orders', label: 'Orders' }}
        title="LoL boosting, Solo/Duo"
        mark={<StatusPill status={1} />}
        meta="#10482 · EU-West · $92.00 paid Nov 17"
        actions={
          <>
            <Button>
              <Icon name="circle-pause" />
              Pause
            </Button>
            <Button>
              <Icon name="clock" />
              Extend
            </Button>
            <Button variant="quiet">
              <Icon name="flag" />
              Log progress
            </Button>
          </>
        }
      />
      <Card isFlush>
        <RankClimb
          start={{ name: 'Gold II', tier: 'gold' }}
          target={{ name: 'Diamond IV', tier: 'diamond' }}
          tiers={[
            { tier: 'gold', label: 'Gold', steps: [1, 1] },
            { tier: 'platinum', label: 'Platinum', steps: [1, 0.72, 0, 0] },
          ]}
          now={{ name: 'Platinum III', detail: '72 LP' }}
          label="62 percent: now Platinum III, 72 LP"
          crestSize={52}
          stats={[
            { label: 'Progress', value: '62%' },
            { label: 'Expected', value: 'Mon, Nov 23' },
            { label: 'Deadline', value: 'Wed, Nov 25' },
            { label: 'If ended now', value: '$34.96 refunded' },
          ]}
        />
      </Card>
      <Card isFlush>
        <RankChart
          title="Rank over time"
          points={points}
          levels={[
            { value: 0, label: 'Gold II' },
            { value: 2, label: 'Platinum IV' },
            { value: 4, label: 'Platinum II' },
          ]}
          target={{ value: 6, label: 'Diamond IV', tier: 'diamond' }}
          expectedAt={at(23, 4)}
          deadlineAt={at(25, 0)}
          nowLabel="Now, 72 LP"
          summary="Rank over time. Start Gold II on Nov 17, now Platinum III 72 LP, at this pace Diamond IV on Nov 23."
          footer={
            <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
              25 matches
              <MatchStrip
                results={[...'WWLWWWWLWWWWWLWWLWWWWWLWW'].map((letter) => (letter === 'W' ? 'won' : 'lost'))}
              />
            </div>
          }
        />
      </Card>
      <PagePair>
        <Card title="Details" isLined isFlush>
          <KeyValueList
            items={[
              { label: 'Server', value: 'EU-West' },
              { label: 'Queue', value: 'Solo/Duo' },
              { label: 'Role', value: 'Mid, then Jungle' },
              { label: 'Champions', value: 'Ahri, Orianna, Viego' },
            ]}
          />
        </Card>
        <Card title="Account details" isLined>
          <SecretField label="Login" onReveal={async () => 'minapark77'} />
          <SecretField label="Password" onReveal={async () => 'correct horse'} dots={14} />
        </Card>
      </PagePair>
      <Card title="Timeline" isLined>
        <Timeline
          clock={() => at(21, 15)}
          events={[
            {
              id: '1',
              at: at(21, 14, 2),
              text: 'Match 25 won',
              note: '+23 LP, Platinum III with 72 LP',
              icon: <Icon name="trophy" size={14} />,
              tone: 'success',
            },
            {
              id: '2',
              at: at(21, 13, 58),
              text: 'Account details viewed for 30 seconds',
              note: 'By Kaito. Reason: sign in',
              icon: <Icon name="eye" size={14} />,
            },
            {
              id: '3',
              at: at(17, 10, 13),
              text: 'Paid, $92.00',
              note: 'Card ending 4421',
              icon: <Icon name="shield-check" size={14} />,
            },
          ]}
        />
      </Card>
    </DockedPage>
  </Frame>
);

const meta = {
  title: 'Recipes/Order',
  component: OrderPage,
  parameters: { layout: 'fullscreen', landmarks: 'own', docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const ChatOnAPhone: Story = { args: { view: 'dock' }, globals: onAPhone };
