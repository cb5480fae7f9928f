import type { OrderView } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { Banner } from '@boostdesk/ui/banner';
import { Countdown } from '@boostdesk/ui/countdown';
import { Trans } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { toLocalTime } from '../../../i18n/server-clock.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { subjectOf } from '../../../shared/order-subject.ts';
import { describeEvent, findStopEvent } from '../event-descriptions.ts';
import { useOtherLook, useOwnLook } from '../use-looks.ts';
import styles from './order.module.css';

/** Who paused or suspended the order, when and why; on phones, the timeline is in another tab. */
export const StoppedBanner = ({ order }: { readonly order: OrderView }) => {
  const self = useAtomValue(actorAtom).id;
  const event = findStopEvent(order);
  if (event === undefined) return null;
  const { text, note, icon } = describeEvent({ event, order, self });
  return (
    <Banner tone={order.status === ORDER_STATUS.suspended ? 'danger' : 'info'} icon={icon}>
      <b>{text}</b> · {formatDateTime(event.at)}{' '}
      {note !== undefined && (
        <p className={styles.words} dir="auto">
          {note}
        </p>
      )}
    </Banner>
  );
};

/** Another booster who views the order on the board, with the remaining time; does not prevent locking in. */
export const LookBanner = ({ order }: { readonly order: OrderView }) => {
  const actor = useAtomValue(actorAtom);
  const isOpen = can('order.look', actor, subjectOf(order));
  useOwnLook(order.id, isOpen);
  const other = useOtherLook(order.look, actor.id);
  if (!isOpen || other === null) return null;
  return (
    <Banner tone="warning" icon="eye">
      <Trans>
        {other.booster.name} is also viewing this order (<Countdown until={toLocalTime(other.until)} /> left)
      </Trans>
    </Banner>
  );
};
