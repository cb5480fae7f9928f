import { Card } from '../card/card.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { ErrorState } from '../error-state/error-state.tsx';

const retry = () => undefined;

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'One section failed. The order stays readable.',
      picture: (
        <>
          <Card title="Order #10482" headingLevel={4}>
            Gold II to Platinum IV
          </Card>
          <Card>
            <ErrorState icon="warning" title="The chat stopped working" onRetry={retry}>
              Nothing was lost. Reference 10482
            </ErrorState>
          </Card>
        </>
      ),
    },
    dont: {
      caption: 'One boundary around the page. An error in the chat takes the order away as well.',
      picture: (
        <ErrorState icon="warning" title="This page stopped working" onRetry={retry}>
          Reference 10482
        </ErrorState>
      ),
    },
  },
];
