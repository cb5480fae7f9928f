import { can } from '@boostdesk/auth';
import { formatList } from '@boostdesk/i18n/format-list';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { ButtonLink, Link } from '@boostdesk/ui/link';
import { Money } from '@boostdesk/ui/money';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAtomValue } from '../../../core/state.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { formatDeadline, formatProgress } from '../../../i18n/format-order.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { OrderStatus } from '../../../shared/components/order-status.tsx';
import { OrderTarget } from '../../../shared/components/order-target.tsx';
import { QueryView } from '../../../shared/components/query-view.tsx';
import { useServerTime } from '../../../shared/hooks/use-server-time.ts';
import { serverShort } from '../../../shared/labels/catalog-names.ts';
import { serviceNameOf } from '../../../shared/labels/order-names.ts';
import { useOrder } from '../../../shared/order-actions/api.ts';
import { OrderActions } from '../../../shared/order-actions/order-actions.tsx';
import type { StaffOrder } from '../../../shared/staff-forms/order-note-form.ts';
import styles from './staff-orders.module.css';

type Person = StaffOrder['customer'];

const personLink = (person: Person, area: 'users' | 'employees'): ReactNode =>
  person === null ? '—' : <Link href={`/admin/${area}?row=${person.id}`}>{person.name}</Link>;

export const StaffOrderPanel = ({ order }: { readonly order: StaffOrder }) => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const query = useOrder(order.id);
  const { booster, customer, deadline, id, platform, price, progress, server } = order;
  const remaining = formatDeadline(order, useServerTime());
  return (
    <>
      <KeyValueList
        items={[
          { id: 'status', label: t`Status`, value: <OrderStatus order={order} variant="plain" /> },
          { id: 'service', label: t`Service`, value: serviceNameOf(order) },
          {
            id: 'where',
            label: t`Server`,
            value: formatList([serverShort(server), platform].filter((word) => word !== null && word !== '')) || '—',
          },
          { id: 'goal', label: t`Target`, value: <OrderTarget progress={progress} /> },
          { id: 'progress', label: t`Progress`, value: formatProgress(progress) },
          {
            id: 'deadline',
            label: t`Deadline`,
            value: deadline === null || remaining === null ? '—' : formatList([formatDateTime(deadline), remaining]),
          },
          { id: 'customer', label: t`Customer`, value: personLink(customer, 'users') },
          { id: 'booster', label: t`Booster`, value: personLink(booster, 'employees') },
          { id: 'price', label: t`Price`, value: <Money amount={price.amount} currency={price.currency} /> },
          { id: 'created', label: t`Created`, value: formatDateTime(order.createdAt) },
        ]}
      />
      <div className={styles.actions}>
        <ButtonLink href={`/order/${id}`}>
          <Trans>Open order</Trans>
        </ButtonLink>
        <QueryView query={query} rows={1}>
          {({ order: read }) => <OrderActions order={read} />}
        </QueryView>
      </div>
      {can('siteLog.list', actor) && (
        <p>
          <Link href={`/admin/sitelogs?order=${id}`}>
            <Trans>View activity</Trans>
          </Link>
        </p>
      )}
    </>
  );
};
