import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { ButtonLink } from '../link/link.tsx';
import { RankClimb } from '../rank-climb/rank-climb.tsx';
import { StatusPill } from '../status-pill/status-pill.tsx';

const OrderCard = () => (
  <Card
    isFlush
    isLined
    title="LoL boosting, Solo/Duo"
    actions={<StatusPill status={1} />}
    style={{ maxWidth: 560 }}
    footer={
      <>
        <Avatar name="Kaito" size={32} isOnline isDecorative />
        <span style={{ flex: 1 }}>Kaito is playing</span>
        <Button>Pause</Button>
        <ButtonLink href="#chat" variant="primary">
          Open chat
        </ButtonLink>
      </>
    }
  >
    <RankClimb
      start={{ name: 'Gold II', tier: 'gold' }}
      target={{ name: 'Diamond IV', tier: 'diamond' }}
      tiers={[
        { tier: 'gold', label: 'Gold', steps: [1, 1] },
        { tier: 'platinum', label: 'Platinum', steps: [1, 0.72, 0, 0] },
      ]}
      now={{ name: 'Platinum III', detail: '72 LP' }}
      label="62 percent: now Platinum III, 72 LP"
      crestSize={40}
      stats={[
        { label: 'Progress', value: '62%' },
        { label: 'Expected', value: 'Mon, Nov 23' },
      ]}
    />
  </Card>
);

const meta = { title: 'Recipes/Order card', component: OrderCard } satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const OnAPhone: Story = { decorators: [(Story) => <div style={{ width: 358 }}>{Story()}</div>] };
