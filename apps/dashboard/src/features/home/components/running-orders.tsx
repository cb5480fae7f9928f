import type { OrderRow } from '@boostdesk/api-client/contract';
import { markOf } from '@boostdesk/catalogs/marks';
import { statusLabel } from '@boostdesk/i18n/status-label';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { GameMark } from '@boostdesk/ui/game-mark';
import { Icon } from '@boostdesk/ui/icon';
import { ButtonLink, Link } from '@boostdesk/ui/link';
import { ProgressBar } from '@boostdesk/ui/progress-bar';
import { StatusPill } from '@boostdesk/ui/status-pill';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { siteLink } from '../../../core/config.ts';
import { useServices } from '../../../core/services-context.ts';
import { formatDeadline, formatProgress } from '../../../i18n/format-order.ts';
import { OrderRankProgress } from '../../../shared/components/order-rank-progress.tsx';
import { type QueryState, QueryView } from '../../../shared/components/query-view.tsx';
import { useServerTime } from '../../../shared/hooks/use-server-time.ts';
import { serverShort } from '../../../shared/labels/catalog-names.ts';
import { serviceNameOf } from '../../../shared/labels/order-names.ts';
import styles from '../home.module.css';

/** An active order as a card: title, progress, booster. */
const RunningOrder = ({ order }: { readonly order: OrderRow }) => {
  const { t } = useLingui();
  const { booster, id, progress, unread } = order;
  const deadline = formatDeadline(order, useServerTime());
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

/** A customer's active orders as cards; a link to order if there are none. */
export const RunningOrders = ({ of }: { readonly of: QueryState<{ readonly items: readonly OrderRow[] }> }) => {
  const framed = (state: ReactNode) => (
    <Card title={<Trans>Active orders</Trans>} isLined>
      {state}
    </Card>
  );
  return (
    <QueryView query={of} around={framed}>
      {({ items }) =>
        items.length === 0
          ? framed(<NoneRunning />)
          : items.map((order) => <RunningOrder key={order.id} order={order} />)
      }
    </QueryView>
  );
};

const NoneRunning = () => {
  const { config } = useServices();
  return (
    <EmptyState
      icon="swords"
      title={<Trans>No active orders</Trans>}
      actions={
        <ButtonLink variant="primary" href={siteLink(config, 'newOrder')}>
          <Trans>New order</Trans>
        </ButtonLink>
      }
    >
      <Trans>Choose where you are and where you want to be. A booster takes it from there.</Trans>
    </EmptyState>
  );
};
