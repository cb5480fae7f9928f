import type { OrderView } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { Banner } from '@boostdesk/ui/banner';
import { useAtomValue } from '../../../core/state.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { describeEvent, findStopEvent } from '../event-descriptions.ts';
import styles from './order.module.css';

/** Who paused or suspended the order, when and why; on phones, the timeline is in another tab. */
export const StoppedBanner = ({ order }: { readonly order: OrderView }) => {
  const self = useAtomValue(actorAtom).id;
  const event = findStopEvent(order);
  if (event === undefined) return null;
  const { text, note, icon } = describeEvent({ event, order, self });
  return (
    <Banner tone={order.status === ORDER_STATUS.suspended ? 'danger' : 'info'} icon={icon}>
      <b>{text}</b> · {formatDateTime(event.at)}
      {note !== undefined && (
        <p className={styles.words} dir="auto">
          {note}
        </p>
      )}
    </Banner>
  );
};
