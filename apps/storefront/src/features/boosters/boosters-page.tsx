import { Avatar } from '@boostdesk/ui/avatar';
import { Tag } from '@boostdesk/ui/badge';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ErrorState } from '@boostdesk/ui/error-state';
import { ListRow, ListRows } from '@boostdesk/ui/list-row';
import { RatingStars } from '@boostdesk/ui/rating-stars';
import { SitePage } from '@boostdesk/ui/site-frame';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../app/error-message.ts';
import type { Services } from '../../app/services.ts';
import { useServices } from '../../app/services-context.ts';
import { type CallResult, useCall } from '../../app/use-call.ts';
import { useTitle } from '../../app/use-title.ts';
import { Reviews } from './reviews.tsx';

type Boosters = Awaited<ReturnType<Services['api']['ranking']['getBoosters']>>;

/** Target of the dashboard's 'Boosters' link. SPEC §2. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Boosters`);
  const { api } = useServices();
  const boosters = useCall('boosters', (signal) => api.ranking.getBoosters({}, { quiet: true, signal }));
  return (
    <SitePage title={t`Boosters`} lead={t`Ranked by completed orders and customer ratings.`}>
      <Card isFlush>
        <BoosterList boosters={boosters} />
      </Card>
      <Reviews />
    </SitePage>
  );
};

const BoosterList = ({ boosters }: { readonly boosters: CallResult<Boosters> }) => {
  if (boosters.status === 'loading') return <SkeletonList rows={8} />;
  if (boosters.status === 'failed') {
    return (
      <ErrorState headingLevel={2} onRetry={boosters.retry}>
        {errorMessage(boosters.error)}
      </ErrorState>
    );
  }
  if (boosters.value.length === 0) {
    return (
      <EmptyState headingLevel={2} icon="users" title={<Trans>No boosters yet</Trans>}>
        <Trans>We’re choosing our first boosters.</Trans>
      </EmptyState>
    );
  }
  return (
    <ListRows>
      {boosters.value.map(({ place, booster, badge, orders, rating }) => (
        <ListRow
          key={booster.id}
          mark={<Avatar name={booster.name} src={booster.image} size={32} isDecorative />}
          title={
            <>
              {place}. {booster.name} {badge === null ? null : <Tag>{badge}</Tag>}
            </>
          }
          note={<Plural value={orders} one="# completed order" other="# completed orders" />}
          facts={rating === null ? <Trans>No reviews yet</Trans> : <RatingStars value={rating} variant="short" />}
        />
      ))}
    </ListRows>
  );
};
