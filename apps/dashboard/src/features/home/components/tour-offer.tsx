import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Trans } from '@lingui/react/macro';
import { useSetAtom } from '../../../app/state.ts';
import { tourAtom } from '../../../shell/tour/tour-atom.ts';
import { useTourSeen } from '../../../shell/tour/use-tour-seen.ts';
import styles from './tour-offer.module.css';

/** On the first visit: a tour that begins by itself is in the way of whoever came to do something. */
export const TourOffer = () => {
  const [seen, keep] = useTourSeen();
  const show = useSetAtom(tourAtom);
  if (seen !== false) return null;
  return (
    <Card title={<Trans>New here?</Trans>} className={styles.offer ?? ''}>
      <p className={styles.text}>
        <Trans>A minute is enough to see where everything is.</Trans>
      </p>
      <div className={styles.actions}>
        <Button variant="primary" onPress={() => show(true)}>
          <Trans>Show me round</Trans>
        </Button>
        <Button variant="quiet" onPress={keep}>
          <Trans>No, thanks</Trans>
        </Button>
      </div>
    </Card>
  );
};
