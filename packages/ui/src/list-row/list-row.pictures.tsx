import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { ListRow, ListRows } from './list-row.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'One main action for each row.',
      picture: (
        <Card isFlush>
          <ListRows>
            <ListRow title="Order #10482" note="LoL boosting" actions={<Button size="s">Open</Button>} />
            <ListRow title="Order #10481" note="Duo queue" actions={<Button size="s">Open</Button>} />
          </ListRows>
        </Card>
      ),
    },
    dont: {
      caption: 'Three actions of the same weight in every row.',
      picture: (
        <Card isFlush>
          <ListRows>
            <ListRow
              title="Order #10482"
              note="LoL boosting"
              actions={
                <>
                  <Button size="s" variant="primary">
                    Open
                  </Button>
                  <Button size="s" variant="primary">
                    Pause
                  </Button>
                  <Button size="s" variant="danger">
                    Drop
                  </Button>
                </>
              }
            />
          </ListRows>
        </Card>
      ),
    },
  },
];
