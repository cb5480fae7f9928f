import type { OrderView, PlaySession } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { isOpenSession, OPEN_PROPOSALS_MAX } from '@boostdesk/catalogs/play';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Icon } from '@boostdesk/ui/icon';
import { ListRows } from '@boostdesk/ui/list-row';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../core/lazy.ts';
import { useAtomValue } from '../../../core/state.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { QueryView } from '../../../shared/components/query-view.tsx';
import { useServerTime } from '../../../shared/hooks/use-server-time.ts';
import { subjectOf } from '../../../shared/order-subject.ts';
import { usePlay } from '../play/api.ts';
import type { Sessions } from './api.ts';
import { SessionRow, type Side } from './session-row.tsx';
import styles from './sessions.module.css';

const SessionDialog = lazyComponent(async () => (await import('./session-dialog.tsx')).SessionDialog);

interface SessionsCardProps {
  readonly order: OrderView;
}

const isOpen = ({ state, start, end }: PlaySession, now: number): boolean =>
  isOpenSession({ state, start: Date.parse(start), end: Date.parse(end) }, now);

/** Customer and booster, with the zone that they used last in a session. */
function sidesOf(order: OrderView, boosterZone: string | null, { zones }: Sessions): Side[] {
  const { customer, booster } = order;
  return [
    ...(customer === null ? [] : [{ id: customer.id, name: customer.name, zone: zones.customer }]),
    ...(booster === null ? [] : [{ id: booster.id, name: booster.name, zone: zones.booster ?? boosterZone }]),
  ];
}

/** Sessions of an order that customer and booster arrange. Staff read them. */
export const SessionsCard = ({ order }: SessionsCardProps) => {
  const { t } = useLingui();
  const query = usePlay(order.id);
  const actor = useAtomValue(actorAtom);
  const now = useServerTime();
  /** Id of the session to move, or 'new'. */
  const [asked, setAsked] = useState<number | 'new' | null>(null);
  const mayPlan = can('order.planSession', actor, subjectOf(order));
  const proposals =
    query.data?.sessions.sessions.filter((one) => one.state === 'proposed' && isOpen(one, now)).length ?? 0;
  const propose = mayPlan && query.data !== undefined && (
    <Button size="s" isDisabled={proposals >= OPEN_PROPOSALS_MAX} onPress={() => setAsked('new')}>
      <Icon name="plus" size={14} />
      <Trans>Propose session</Trans>
    </Button>
  );
  return (
    <Card title={t`Play sessions`} actions={propose || undefined} isLined isFlush>
      <QueryView query={query} rows={1} around={(state) => <div className={styles.padded}>{state}</div>}>
        {({ availability, sessions: found }) => {
          const open = found.sessions.filter((one) => isOpen(one, now));
          const sides = sidesOf(order, availability?.zone ?? null, found).filter(({ id }) => id !== actor.id);
          const [other] = sides;
          // The other side may have changed it meanwhile.
          const moved = open.find(({ id }) => id === asked) ?? null;
          return (
            <>
              {open.length === 0 ? (
                <p className={styles.empty}>
                  <Trans>No sessions planned yet</Trans>
                </p>
              ) : (
                <ListRows aria-label={t`Play sessions`}>
                  {open.map((session) => (
                    <SessionRow
                      key={session.id}
                      session={session}
                      self={actor.id}
                      sides={sides}
                      now={now}
                      onMove={mayPlan ? () => setAsked(session.id) : null}
                    />
                  ))}
                </ListRows>
              )}
              {(asked === 'new' || moved !== null) && other !== undefined && (
                <Suspense>
                  <SessionDialog
                    order={order.id}
                    moved={moved}
                    sessions={found}
                    otherZone={other.zone}
                    otherName={other.name}
                    onClose={() => setAsked(null)}
                  />
                </Suspense>
              )}
            </>
          );
        }}
      </QueryView>
    </Card>
  );
};
