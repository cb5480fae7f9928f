import { Button } from '../button/button.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { Card } from './card.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'One subject, named by the title, with its action.',
      picture: (
        <Card title="Payout details" headingLevel={4} actions={<Button size="s">Edit</Button>}>
          PayPal, mina@example.com
        </Card>
      ),
    },
    dont: {
      caption: 'A card in a card adds borders and no meaning.',
      picture: (
        <Card title="Details" headingLevel={4}>
          <Card>PayPal, mina@example.com</Card>
        </Card>
      ),
    },
  },
];
