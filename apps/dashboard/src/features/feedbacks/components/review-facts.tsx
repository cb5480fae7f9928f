import { can } from '@boostdesk/auth';
import { Link } from '@boostdesk/ui/link';
import { RatingStars } from '@boostdesk/ui/rating-stars';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { formatDate } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import styles from '../../../shared/area/row-text.module.css';
import { Facts } from '../../../shared/components/facts.tsx';
import type { Feedback } from '../api.ts';

/** A review and links to its customer and order. */
export const ReviewFacts = ({ review }: { readonly review: Feedback }) => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const parties = { customerId: review.customer.id, boosterId: review.booster?.id ?? null };
  return (
    <>
      <div>
        <RatingStars value={review.stars} describe={(value, max) => t`${value} out of ${max}`} />
        {review.text === '' ? (
          <p className={styles.muted}>
            <Trans>Star rating only, no comment.</Trans>
          </p>
        ) : (
          <blockquote className={styles.words} dir="auto">
            {review.text}
          </blockquote>
        )}
      </div>
      <Facts
        items={[
          { label: t`Order`, value: <Link href={`/order/${review.id}`}>{review.purchase}</Link> },
          { label: t`Customer`, value: review.customer.name },
          { label: t`Booster`, value: review.booster?.name ?? '–' },
          { label: t`Rated`, value: formatDate(review.at) },
        ]}
      />
      {!can('feedback.edit', actor, parties) && (
        <p className={styles.muted}>
          <Trans>This is a review of your own order. Someone else has to moderate it.</Trans>
        </p>
      )}
    </>
  );
};
