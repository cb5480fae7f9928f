import { Card } from '../card/card.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { RankClimb } from './rank-climb.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'From rank to rank, with the names written out.',
      picture: (
        <Card isFlush>
          <RankClimb
            start={{ name: 'Gold II', tier: 'gold' }}
            target={{ name: 'Platinum II', tier: 'platinum' }}
            tiers={[
              { tier: 'gold', label: 'Gold', steps: [1, 1] },
              { tier: 'platinum', label: 'Platinum', steps: [0.4, 0] },
            ]}
            now={{ name: 'Platinum IV', detail: '40 LP' }}
            label="60 percent: now Platinum IV, 40 LP"
          />
        </Card>
      ),
    },
    dont: {
      caption: 'An order without ranks. For ten wins, use a progress bar.',
      picture: (
        <Card isFlush>
          <RankClimb
            start={{ name: '0 wins', tier: 'gold' }}
            target={{ name: '10 wins', tier: 'gold' }}
            tiers={[{ tier: 'gold', label: 'Wins', steps: [1, 1, 1, 1, 0, 0, 0, 0, 0, 0] }]}
            now={{ name: '4 wins' }}
            label="4 of 10 wins"
          />
        </Card>
      ),
    },
  },
];
