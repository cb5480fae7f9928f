import type { OrderRow } from '@boostdesk/api-client/contract';
import { markOf } from '@boostdesk/catalogs/marks';
import { Card } from '@boostdesk/ui/card';
import { GameMark } from '@boostdesk/ui/game-mark';
import { Icon } from '@boostdesk/ui/icon';
import { ButtonLink, Link } from '@boostdesk/ui/link';
import { ProgressBar } from '@boostdesk/ui/progress-bar';
import { StatusPill } from '@boostdesk/ui/status-pill';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDeadline, formatProgress, statusLabel } from '../../../i18n/format-order.ts';
import { OrderRankProgress } from '../../../shared/components/order-rank-progress.tsx';
import { serverShort } from '../../../shared/labels/catalog-names.ts';
import { serviceNameOf } from '../../../shared/labels/order-names.ts';
import styles from '../home.module.css';

/** An active order as a card: title, progress, booster. */
export const RunningOrder = ({ order }: { readonly order: OrderRow }) => {
  const { t } = useLingui();
  const { booster, id, progress, unread } = order;
  const deadline = formatDeadline(order);
  return (
    <Card
      isFlush
      footer={
        <div className={styles.foot}>
          <span className={styles.muted}>{booster === null ? <Trans>Looking for a booster</Trans> : booster.name}</span>
          {deadline !== null && (
            <span className={styles.muted}>
              <Trans>Deadline {deadline}</Trans>
            </span>
          )}
          <ButtonLink className={styles.footEnd ?? ''} href={`/order/${id}?tab=chat`}>
            <Icon name="message-square" size={16} />
            {unread > 0 ? t`Open chat, ${unread} unread` : t`Open chat`}
          </ButtonLink>
        </div>
      }
    >
      <div className={styles.head}>
        <GameMark short={markOf(order)} />
        <div>
          <Link variant="plain" href={`/order/${id}`} className={styles.title ?? ''}>
            {serviceNameOf(order)}
          </Link>
          <p className={styles.muted}>
            #{id} · {serverShort(order.server)}
          </p>
        </div>
        <StatusPill className={styles.footEnd} status={order.status} label={statusLabel(order.status)} />
      </div>
      {progress.kind === 'rank' ? (
        <OrderRankProgress progress={progress} />
      ) : (
        <div className={styles.count}>
          <ProgressBar value={progress.percent} label={t`Progress`} color="status-1" />
          <span>{formatProgress(progress)}</span>
        </div>
      )}
    </Card>
  );
};
