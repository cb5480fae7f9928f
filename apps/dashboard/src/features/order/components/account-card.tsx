import type { OrderView } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { isEnded } from '@boostdesk/catalogs/rules';
import { Tag } from '@boostdesk/ui/badge';
import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Icon } from '@boostdesk/ui/icon';
import { Stack } from '@boostdesk/ui/page-layout';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../../../core/lazy.ts';
import { useServices } from '../../../core/services-context.ts';
import { useAtomValue } from '../../../core/state.ts';
import { keys } from '../../../data/query-client.ts';
import { formatDate, formatRelative } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { AccountCredentials } from '../../../shared/components/account-credentials.tsx';
import { useServerTime } from '../../../shared/hooks/use-server-time.ts';
import { useOrderApi } from '../../../shared/order-actions/api.ts';
import { subjectOf } from '../../../shared/order-subject.ts';
import { accountPrefillAtom } from '../account-prefill.ts';
import { revealsOf } from '../event-descriptions.ts';
import styles from './order.module.css';

/** Needed by customers only, and mostly once. */
const AccountForm = lazyComponent(async () => (await import('./account-form.tsx')).AccountForm);

interface CardProps {
  readonly order: OrderView;
}

const LockedReason = ({ order }: CardProps) => {
  const { status, cancelledAt } = order;
  if (cancelledAt !== null) return <Trans>Not available: the order is cancelled.</Trans>;
  if (status === ORDER_STATUS.paused) return <Trans>Hidden while the order is paused.</Trans>;
  if (status === ORDER_STATUS.suspended) return <Trans>Hidden while the order is suspended.</Trans>;
  if (status === ORDER_STATUS.complete) return <Trans>Not available: the order is complete.</Trans>;
  return <Trans>Available once you lock in the order.</Trans>;
};

/** Why there are no account details: not entered, or deleted. */
const MissingReason = ({ order }: CardProps) => {
  const { erasedAt } = order.credentials;
  if (erasedAt !== null) {
    return (
      <Trans>
        The account details were deleted on {formatDate(erasedAt)}, a week after the order ended. No one can view them
        any more.
      </Trans>
    );
  }
  if (isEnded(order)) return <Trans>No account details were added before the order ended.</Trans>;
  return <Trans>The customer hasn’t added account details yet.</Trans>;
};

const StateTag = ({ order: { credentials } }: CardProps) => {
  const { t } = useLingui();
  if (credentials.saved) return <Tag tone="teal" icon="lock">{t`Encrypted`}</Tag>;
  return credentials.erasedAt === null ? <Tag tone="warning">{t`Missing`}</Tag> : <Tag icon="trash">{t`Deleted`}</Tag>;
};

const RevealHistory = ({ order }: CardProps) => {
  const self = useAtomValue(actorAtom).id;
  const now = new Date(useServerTime());
  return revealsOf(order.events, self).map(({ name, count, last }) => {
    const times = plural(count, { one: '# time', other: '# times' });
    return (
      <p key={name} className={styles.note}>
        <Icon name="eye" size={14} />
        <span>
          <Trans>
            <b>{name}</b> viewed these details {times}, most recently {formatRelative(last, now)}
          </Trans>
        </span>
      </p>
    );
  });
};

const Secrets = ({ order: { id }, isLocked }: CardProps & { readonly isLocked: boolean }) => {
  const api = useOrderApi();
  const { queries } = useServices();
  return (
    <AccountCredentials
      fetchCredentials={() => api.order.revealCredentials({ id })}
      onRefused={() => void queries.invalidateQueries({ queryKey: keys.order(id) })}
      isLocked={isLocked}
    />
  );
};

/** The encrypted account details: the customer enters them, the booster reveals them for 30 s, and each reveal is logged. */
export const AccountCard = ({ order }: CardProps) => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const [isChanging, setChanging] = useState(false);
  const isMoving = useAtomValue(accountPrefillAtom)?.order === order.id;
  useEffect(() => {
    if (isMoving) setChanging(true);
  }, [isMoving]);
  const { needed, saved } = order.credentials;
  if (!needed) return null;
  const subject = subjectOf(order);
  const maySave = can('order.saveCredentials', actor, subject);
  const mayReveal = can('order.revealCredentials', actor, subject);
  if (maySave && (isChanging || !saved)) {
    return (
      <Card title={t`Account details`} isLined id="account" tabIndex={-1}>
        <Suspense fallback={<SkeletonList />}>
          <AccountForm
            order={order}
            onDone={() => setChanging(false)}
            onCancel={saved ? () => setChanging(false) : null}
          />
        </Suspense>
      </Card>
    );
  }
  return (
    <Card
      title={t`Account details`}
      isLined
      id="account"
      tabIndex={-1}
      actions={<StateTag order={order} />}
      footer={
        maySave ? (
          <Button size="s" onPress={() => setChanging(true)}>
            <Icon name="pencil" size={14} />
            <Trans>Change</Trans>
          </Button>
        ) : undefined
      }
    >
      <Stack gap={12}>
        {saved ? (
          // Pausing the order hides revealed details at once.
          <Secrets key={mayReveal ? 'open' : 'closed'} order={order} isLocked={!mayReveal} />
        ) : (
          <p className={styles.muted}>
            <MissingReason order={order} />
          </p>
        )}
        {saved && !mayReveal && (
          <Banner icon="lock">
            <LockedReason order={order} />
          </Banner>
        )}
        <RevealHistory order={order} />
        {maySave && (
          <p className={styles.note}>
            <Icon name="shield-check" size={14} />
            <span>
              <Trans>
                Your booster can view these details for 30 seconds at a time, but not while the order is paused or after
                it’s complete. Our team can view them at any time. Every view is recorded here and in the timeline. The
                details are deleted a week after the order ends.
              </Trans>
            </span>
          </p>
        )}
      </Stack>
    </Card>
  );
};
