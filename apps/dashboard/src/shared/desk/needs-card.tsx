import { isApiError } from '@boostdesk/api-client';
import { orderNeeds } from '@boostdesk/api-client/contract';
import { type Action, isRoleAllowed } from '@boostdesk/auth';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { statusLabel } from '@boostdesk/i18n/status-label';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Icon, type IconName } from '@boostdesk/ui/icon';
import { ListRow, ListRows, RowIcon } from '@boostdesk/ui/list-row';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServices } from '../../core/services-context.ts';
import { useAtomValue } from '../../core/state.ts';
import { useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { formatNumber } from '../../i18n/format.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { QueryView } from '../components/query-view.tsx';
import { useQueryError } from '../hooks/use-query-error.ts';
import { needLabel } from '../labels/need-labels.ts';
import { unproposedOf, useCandidates, useDesk } from './api.ts';
import { useWaitingCounts, type WaitingArea, waitingHref } from './use-waiting.ts';

const icons: Record<(typeof orderNeeds)[number], IconName> = {
  waiting: 'hourglass',
  late: 'clock',
  unanswered: 'message-square',
  disputed: 'circle-alert',
};

interface NeedRowProps {
  readonly title: string;
  readonly icon: IconName;
  readonly href: string;
  /** Undefined while loading; the row keeps its place. */
  readonly count: number | undefined;
  /** A count above zero is no problem. @default false */
  readonly isNeutral?: boolean;
}

const NeedRow = ({ title, icon, href, count, isNeutral = false }: NeedRowProps) => (
  <ListRow
    mark={
      <RowIcon tone={(count ?? 0) > 0 && !isNeutral ? 'danger' : 'neutral'}>
        <Icon name={icon} size={16} />
      </RowIcon>
    }
    title={title}
    href={href}
    facts={count === undefined ? <span aria-hidden>…</span> : formatNumber(count)}
  />
);

interface FailedRowProps {
  readonly error: Error;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

const FailedRow = ({ error, isFetching, refetch }: FailedRowProps) => (
  <ListRow
    title={errorMessage(error)}
    actions={
      !isApiError(error, 'unsupported') && (
        <Button size="s" isPending={isFetching} onPress={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      )
    }
  />
);

const Suspended = () => {
  const { api } = useServices();
  const counts = useApiQuery({
    key: keys.orderCounts('all'),
    fetch: (signal, quiet) => api.order.getCounts({ scope: 'all' }, { signal, quiet }),
  });
  const failure = useQueryError(counts, 'counts');
  if (failure !== null) return <FailedRow {...counts} error={failure} />;
  const { suspended } = ORDER_STATUS;
  const count = counts.data && (counts.data.byStatus.find(({ status }) => status === suspended)?.count ?? 0);
  return <NeedRow title={statusLabel(suspended)} icon="octagon-x" href={`/orders?status=${suspended}`} count={count} />;
};

const waitingAreas: Record<WaitingArea, { readonly right: Action; readonly icon: IconName }> = {
  payouts: { right: 'payout.list', icon: 'banknote' },
  applications: { right: 'application.list', icon: 'handshake' },
  feedbacks: { right: 'feedback.list', icon: 'star' },
  accountselling: { right: 'offer.decide', icon: 'gamepad' },
};

/** Earnings for which no payout is proposed yet. */
const Unproposed = () => {
  const { t } = useLingui();
  const candidates = useCandidates();
  const failure = useQueryError(candidates, 'candidates');
  if (failure !== null) return <FailedRow {...candidates} error={failure} />;
  return (
    <NeedRow
      title={t`Payouts to propose`}
      icon="banknote"
      href="/admin/payouts?row=new"
      count={candidates.data && unproposedOf(candidates.data)}
      isNeutral
    />
  );
};

/** Waiting rows in the user's areas. */
const AreaRows = ({ areas }: { readonly areas: readonly WaitingArea[] }) => {
  const { t } = useLingui();
  const waiting = useWaitingCounts();
  const failure = useQueryError(waiting, 'waiting');
  const titles: Record<WaitingArea, string> = {
    payouts: t`Proposed payouts to pay`,
    applications: t`Applications to review`,
    feedbacks: t`Reviews to moderate`,
    accountselling: t`Offers to review`,
  };
  if (failure !== null) return <FailedRow {...waiting} error={failure} />;
  return areas.map((area) => (
    <NeedRow
      key={area}
      title={titles[area]}
      icon={waitingAreas[area].icon}
      href={waitingHref(area)}
      count={waiting.data?.[area] ?? undefined}
    />
  ));
};

/** Counts of what staff have to do, with links to the rows. */
export const NeedsCard = () => {
  const actor = useAtomValue(actorAtom);
  const areas = (Object.keys(waitingAreas) as WaitingArea[]).filter((area) =>
    isRoleAllowed(waitingAreas[area].right, actor),
  );
  const mayPropose = isRoleAllowed('payout.list', actor);
  return (
    <Card title={<Trans>Needs attention</Trans>} isLined isFlush>
      <QueryView query={useDesk()} rows={orderNeeds.length + 1 + areas.length + (mayPropose ? 1 : 0)}>
        {({ needs }) => (
          <ListRows>
            {orderNeeds.map((need) => (
              <NeedRow
                key={need}
                title={needLabel(need)}
                icon={icons[need]}
                href={`/orders?need=${need}`}
                count={needs[need]}
              />
            ))}
            <Suspended />
            {mayPropose && <Unproposed />}
            <AreaRows areas={areas} />
          </ListRows>
        )}
      </QueryView>
    </Card>
  );
};
