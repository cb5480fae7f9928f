import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Trans } from '@lingui/react/macro';
import { useAtom } from '../../../core/state.ts';
import { tourAtom, useTourSeen } from '../../../shared/tour.ts';
import styles from './tour-offer.module.css';

/** Offered on the first visit instead of started, so that it does not interrupt the user. */
export const TourOffer = () => {
  const [seen, dismiss] = useTourSeen();
  const [isShown, show] = useAtom(tourAtom);
  if (seen !== false || isShown) return null;
  return <Offer onTake={() => show(true)} onRefuse={dismiss} />;
};

interface OfferProps {
  readonly onTake: () => void;
  readonly onRefuse: () => void;
}

const Offer = ({ onTake, onRefuse }: OfferProps) => {
  return (
    <Card title={<Trans>New to Boostdesk?</Trans>} className={styles.offer ?? ''}>
      <p className={styles.text}>
        <Trans>See where everything is in a one-minute tour.</Trans>
      </p>
      <div className={styles.actions}>
        <Button variant="primary" onPress={onTake}>
          <Trans>Take the tour</Trans>
        </Button>
        <Button variant="quiet" onPress={onRefuse}>
          <Trans>No thanks</Trans>
        </Button>
      </div>
    </Card>
  );
};
