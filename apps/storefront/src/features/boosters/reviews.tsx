import { gameById } from '@boostdesk/catalogs';
import { Card } from '@boostdesk/ui/card';
import { ListRow, ListRows } from '@boostdesk/ui/list-row';
import { RatingStars } from '@boostdesk/ui/rating-stars';
import { Trans } from '@lingui/react/macro';
import { useServices } from '../../app/services-context.ts';
import { useCall } from '../../app/use-call.ts';
import styles from './reviews.module.css';

/** Published reviews; renders nothing without any. */
export const Reviews = () => {
  const { api } = useServices();
  const reviews = useCall('reviews', (signal) => api.feedback.getPublished({}, { quiet: true, signal }));
  if (reviews.status !== 'done' || reviews.value.length === 0) return null;
  return (
    <Card title={<Trans>Customer reviews</Trans>} isFlush>
      <ListRows>
        {reviews.value.map(({ at, booster, game, stars, text, answer }) => (
          <ListRow
            key={`${at} ${booster?.id ?? 0} ${text}`}
            title={<RatingStars value={stars} />}
            note={
              <>
                {text === '' ? null : <p className={styles.words}>{text}</p>}
                {answer === null ? null : (
                  <p className={styles.words}>
                    <Trans>Our reply: {answer}</Trans>
                  </p>
                )}
              </>
            }
            facts={[gameById(game)?.name, booster?.name].filter(Boolean).join(' · ')}
          />
        ))}
      </ListRows>
    </Card>
  );
};
