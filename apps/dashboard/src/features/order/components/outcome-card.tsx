import type { OrderView } from '@boostdesk/api-client/contract';
import { Card } from '@boostdesk/ui/card';
import { Link } from '@boostdesk/ui/link';
import { Stack } from '@boostdesk/ui/page-layout';
import { RatingStars } from '@boostdesk/ui/rating-stars';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '../../../i18n/format.ts';
import { refundText } from '../event-descriptions.ts';
import styles from './order.module.css';
import { OrderPictures } from './order-pictures.tsx';

const UserText = ({ children }: { readonly children: string }) => (
  <p className={styles.words} dir="auto">
    {children}
  </p>
);

/** The result: reason of an early end, the booster's proof, the customer's review. */
export const OutcomeCard = ({ order }: { readonly order: OrderView }) => {
  const { t } = useLingui();
  const { proof, rating, ending } = order;
  if (proof === null && rating === null && ending === null) return null;
  const refund = order.events.find(({ data }) => typeof data.coins === 'number')?.data;
  const completed = order.events.findLast(({ kind }) => kind === 'completed');
  return (
    <Card title={t`Outcome`}>
      <Stack gap={16}>
        {ending !== null && (
          <div className={styles.outcome}>
            <h3>{order.cancelledAt === null ? t`Completed below target` : t`Cancelled`}</h3>
            <UserText>{ending.reason}</UserText>
            {ending.refund > 0 && (
              <p className={styles.muted}>
                {refundText(ending.refund, order.price.currency, refund?.coins, refund?.refundMoney)}
              </p>
            )}
          </div>
        )}
        {proof !== null && (
          <div className={styles.outcome}>
            <h3>
              <Trans>Proof</Trans>
            </h3>
            <UserText>{proof.note}</UserText>
            {proof.link !== null && (
              <Link href={proof.link} target="_blank">
                {proof.link}
              </Link>
            )}
            <OrderPictures order={order.id} pictures={completed?.pictures} author={completed?.actor ?? null} />
          </div>
        )}
        {rating !== null && (
          <div className={styles.outcome}>
            <h3>
              <Trans>Review</Trans>
            </h3>
            <RatingStars value={rating.stars} describe={(value, max) => t`${value} out of ${max}`} />
            {rating.text !== '' && <UserText>{rating.text}</UserText>}
            <p className={styles.muted}>{formatDate(rating.at)}</p>
            {rating.answer !== null && (
              <p className={styles.words}>
                <Trans>Our reply: {rating.answer}</Trans>
              </p>
            )}
          </div>
        )}
      </Stack>
    </Card>
  );
};
