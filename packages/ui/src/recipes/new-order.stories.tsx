import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { ChoiceGrid } from '../choice-grid/choice-grid.tsx';
import { Crest, type CrestTier } from '../crest/crest.tsx';
import { FormStep } from '../form-step/form-step.tsx';
import { GameMark } from '../game-mark/game-mark.tsx';
import { ListRow, ListRows } from '../list-row/list-row.tsx';
import { PagePair, Stack } from '../page-layout/page-layout.tsx';
import { PriceLines, PriceTotal } from '../price-lines/price-lines.tsx';
import { PayBar, SiteFrame, SitePage } from '../site-frame/site-frame.tsx';
import { dollars, pricedSteps } from '../testing/sample-steps.tsx';

const tiers: readonly CrestTier[] = ['unranked', 'iron', 'bronze', 'silver', 'gold', 'platinum', 'diamond', 'master'];
const divisions = ['IV', 'III', 'II', 'I'] as const;
const services = [
  'Boosting',
  'Duo queue',
  'Ranked wins',
  'Placement',
  'Promotion',
  'Coaching',
  'Mastery',
  'Leveling',
] as const;
const named = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

interface RankProps {
  readonly label: string;
  readonly startTier: CrestTier;
  readonly startDivision: string;
  readonly from?: number;
}

const RankPicker = ({ label, startTier, startDivision, from = 0 }: RankProps) => {
  const [tier, setTier] = useState<string>(startTier);
  const [division, setDivision] = useState(startDivision);
  return (
    <Stack gap={12}>
      <ChoiceGrid
        label={label}
        variant="tile"
        phoneColumns={4}
        value={tier}
        onChange={setTier}
        choices={tiers.map((value, index) => ({
          value,
          label: value.charAt(0).toUpperCase() + value.slice(1),
          mark: <Crest tier={value} size={28} />,
          isDisabled: index < from,
        }))}
      />
      <ChoiceGrid
        label={`${label}: division`}
        hidesLabel
        variant="segments"
        value={division}
        onChange={setDivision}
        choices={named(divisions)}
      />
    </Stack>
  );
};

/** The order form of the public site with its price. */
const NewOrder = () => {
  const [game, setGame] = useState('lol');
  const [service, setService] = useState<string>('Boosting');
  return (
    <SiteFrame
      brand={{ name: 'Boostdesk', href: '#' }}
      links={[
        { href: '#order', label: 'Order', isCurrent: true },
        { href: '#boosters', label: 'Boosters' },
        { href: '#loyalty', label: 'Loyalty' },
      ]}
      actions={<Button>Dashboard</Button>}
    >
      <SitePage
        title="New order"
        lead="Choose where you are and where you want to be. The price updates as you go."
        aside={
          <Card title="Price breakdown" actions="USD" isLined isFlush>
            <ListRows>
              <ListRow
                mark={<Crest tier="diamond" size={32} />}
                title="Gold II → Diamond IV"
                note="League of Legends, EU-West"
              />
            </ListRows>
            <div style={{ borderTop: '1px solid var(--bd-border-subtle)' }} />
            <PriceLines
              lines={[
                ...pricedSteps,
                { id: '4', label: 'Specific champions, 10%', amount: dollars(880), startsGroup: true },
                { id: '5', label: 'Appear offline', amount: 'Free' },
                { id: '6', label: 'Coupon CLIMB5', amount: dollars(-330), kind: 'discount' },
                { id: '7', label: '150 BoostCoins', amount: dollars(-150), kind: 'discount' },
              ]}
            />
            <PriceTotal
              label="Total due"
              amount={dollars(9200)}
              note={
                <>
                  About 6 days
                  <br />
                  Earn 7 coins
                </>
              }
            />
            <div style={{ padding: '0 20px 20px' }}>
              <Button variant="primary" isBlock>
                Pay $92.00
              </Button>
            </div>
          </Card>
        }
      >
        <Card isFlush>
          <FormStep title="Game and service" number={1} isDone doneLabel="Done">
            <ChoiceGrid
              label="Game"
              hidesLabel
              value={game}
              onChange={setGame}
              choices={[
                { value: 'lol', label: 'League of Legends', mark: <GameMark short="LoL" size="s" /> },
                { value: 'valorant', label: 'Valorant', mark: <GameMark short="VAL" size="s" /> },
                { value: 'wildrift', label: 'Wild Rift', mark: <GameMark short="WR" size="s" /> },
                { value: 'tft', label: 'Teamfight Tactics', mark: <GameMark short="TFT" size="s" /> },
              ]}
            />
            <ChoiceGrid label="Service" hidesLabel value={service} onChange={setService} choices={named(services)} />
          </FormStep>
          <FormStep title="Rank" number={2} note="6 divisions up">
            <PagePair>
              <RankPicker label="Current rank" startTier="gold" startDivision="II" />
              <RankPicker label="Target rank" startTier="diamond" startDivision="IV" from={4} />
            </PagePair>
          </FormStep>
        </Card>
      </SitePage>
      <PayBar aria-label="Payment" label="Total due" amount={dollars(9200)}>
        <Button variant="primary">Pay</Button>
      </PayBar>
    </SiteFrame>
  );
};

const meta = {
  title: 'Recipes/New order',
  component: NewOrder,
  parameters: { layout: 'fullscreen', landmarks: 'own', docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta<typeof NewOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
