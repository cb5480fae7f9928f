import type { OrderView } from '@boostdesk/api-client/contract';
import { isRoleAllowed } from '@boostdesk/auth';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Icon } from '@boostdesk/ui/icon';
import { Link } from '@boostdesk/ui/link';
import { Timeline } from '@boostdesk/ui/timeline';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { serverNow } from '../../../i18n/server-clock.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { describeEvent, sortNewestFirst } from '../event-descriptions.ts';
import { useOlderEvents } from '../use-older-events.ts';
import styles from './order.module.css';
import { OrderPictures } from './order-pictures.tsx';

/** Events of the order by day, newest first, older ones on request, and the site log for permitted users. */
export const TimelineCard = ({ order }: { readonly order: OrderView }) => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const { events, hasOlder, isLoading, error, loadOlder } = useOlderEvents(order);
  if (order.events.length === 0) return null;
  return (
    <Card
      title={t`Timeline`}
      isLined
      actions={
        isRoleAllowed('siteLog.list', actor) ? (
          <Link variant="quiet" href={`/admin/sitelogs?order=${order.id}`}>
            <Trans>Site log</Trans>
          </Link>
        ) : undefined
      }
      {...(hasOlder && {
        footer: (
          <div className={styles.older}>
            <Button size="s" isPending={isLoading} onPress={loadOlder}>
              <Trans>Show more entries</Trans>
            </Button>
            {error !== null && !isLoading && <p role="alert">{errorMessage(error)}</p>}
          </div>
        ),
      })}
    >
      <Timeline
        clock={serverNow}
        className={styles.timeline}
        events={sortNewestFirst(events).map((event) => {
          const { icon, ...description } = describeEvent({ event, order, self: actor.id });
          return {
            ...description,
            id: `${event.id}`,
            at: new Date(event.at).getTime(),
            icon: <Icon name={icon} size={14} />,
            attachment: event.pictures && (
              <OrderPictures order={order.id} pictures={event.pictures} author={event.actor} />
            ),
          };
        })}
      />
    </Card>
  );
};
