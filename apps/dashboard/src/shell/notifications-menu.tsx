import type { AnswerOf, notification } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { HoverPopover, Mark } from '@boostdesk/ui/hover-popover';
import { Icon } from '@boostdesk/ui/icon';
import { Link } from '@boostdesk/ui/link';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { keys } from '../app/query-client.ts';
import { useRead } from '../app/read.ts';
import { useServices } from '../app/services-context.ts';
import { toasts } from '../app/toasts.ts';
import { formatDateTime } from '../parts/format.ts';
import { ReadView } from '../parts/read-view.tsx';
import styles from './menu-list.module.css';

type Notifications = AnswerOf<typeof notification.getNotifications>;

const UNSEEN = 0;
/** Time to think better of it. */
const UNDO_MS = 8_000;

/** Notifications dropdown of SPEC §2. A dot shows while the first one is unseen; opening the list makes all seen. */
export const NotificationsMenu = () => {
  const { t } = useLingui();
  const { api, queries } = useServices();
  const key = keys.notifications();
  const notices = useRead({ key, read: (signal) => api.notification.getNotifications({}, { signal }) });
  const list: Notifications = notices.data ?? [];
  // What comes while the list is open has not been told to the server as seen.
  const told = useRef<ReadonlySet<number>>(new Set());
  const unseen = list.filter((item) => item.seen === UNSEEN).length;
  const seeAll = () => {
    told.current = new Set(list.map((item) => item.id));
    if (unseen === 0) return;
    // Nothing is lost where this fails: the dot is there again after the next fetch.
    api.notification.makeSeen({}, { quiet: true }).catch(() => undefined);
  };
  const onOpenChange = (isOpen: boolean) => {
    if (isOpen) return seeAll();
    const seen = told.current;
    queries.setQueryData<Notifications>(key, (items) =>
      items?.map((item) => (seen.has(item.id) ? { ...item, seen: 1 } : item)),
    );
  };
  const restore = async () => {
    // A call that failed has had its toast.
    await api.notification.restoreNotifications().catch(() => undefined);
    await queries.invalidateQueries({ queryKey: key });
  };
  const [isClearing, setClearing] = useState(false);
  const clear = async (close: () => void) => {
    setClearing(true);
    try {
      await api.notification.clearNotifications();
    } catch {
      // The call has had its toast.
      return;
    } finally {
      setClearing(false);
    }
    await queries.invalidateQueries({ queryKey: key });
    toasts.add({
      title: t`Success`,
      message: t`Notifications successfully cleared.`,
      style: 'success',
      timeout: UNDO_MS,
      action: { label: t`Undo`, onAction: () => void restore() },
    });
    // The toast stands under the open list.
    close();
  };
  return (
    <HoverPopover
      label={plural(unseen, { 0: 'Notifications', one: 'Notifications, # new', other: 'Notifications, # new' })}
      title={t`Notifications`}
      trigger={
        <>
          <Icon name="bell" size={20} data-tour="notifications" />
          {list[0]?.seen === UNSEEN && <Mark />}
        </>
      }
      actions={(close) => (
        <Button
          size="s"
          variant="quiet"
          isDisabled={list.length === 0}
          isPending={isClearing}
          onPress={() => void clear(close)}
        >
          <Trans>Clear</Trans>
        </Button>
      )}
      onOpenChange={onOpenChange}
    >
      {(close) => <ReadView of={notices}>{(items) => <Notices items={items} onOpen={close} />}</ReadView>}
    </HoverPopover>
  );
};

const Notices = ({ items, onOpen }: { readonly items: Notifications; readonly onOpen: () => void }) => {
  if (items.length === 0) {
    return (
      <EmptyState icon="bell" title={<Trans>Nothing new</Trans>}>
        <Trans>What happens to your orders is told here.</Trans>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id} className={styles.row} data-unread={item.seen === UNSEEN || undefined}>
          <Notice item={item} onPress={onOpen} />
        </li>
      ))}
    </ul>
  );
};

const Notice = ({ item, onPress }: { readonly item: Notifications[number]; readonly onPress: () => void }) => {
  const content = (
    <>
      <span className={styles.text}>{item.message}</span>
      <time className={styles.time} dateTime={item.createdAt}>
        {formatDateTime(item.createdAt)}
      </time>
    </>
  );
  if (item.order === null) return <div className={styles.plain}>{content}</div>;
  return (
    <Link href={`/order/${item.order}`} variant="plain" className={styles.link ?? ''} onPress={onPress}>
      {content}
    </Link>
  );
};
