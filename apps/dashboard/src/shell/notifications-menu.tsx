import { EmptyState } from '@boostdesk/ui/empty-state';
import { Mark } from '@boostdesk/ui/hover-popover';
import { Icon } from '@boostdesk/ui/icon';
import { Link } from '@boostdesk/ui/link';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Notice } from '../data/header-lists.ts';
import { formatDateTime } from '../i18n/format.ts';
import { type NoticeGap, useNotificationActions, useNotifications } from './api.ts';
import { HeaderMenu } from './header-menu.tsx';
import styles from './menu-list.module.css';
import { UNSEEN } from './notifications.ts';

const none: ReadonlySet<number> = new Set();

/** Notifications dropdown of SPEC §2. A dot shows that the newest one is unseen; opening the list marks all as seen. */
export const NotificationsMenu = () => {
  const { t } = useLingui();
  const notices = useNotifications();
  const [gaps, setGaps] = useState<ReadonlySet<NoticeGap>>(new Set());
  const actions = useNotificationActions((gap) => setGaps((known) => new Set([...known, gap])));
  const list = notices.data ?? [];
  // Notifications that were new at opening stay highlighted until the list closes.
  const [news, setNews] = useState(none);
  const fresh = list.filter((item) => item.seen === UNSEEN);
  const unseen = fresh.length;
  const onOpenChange = (isOpen: boolean) => {
    setNews(isOpen ? new Set(fresh.map(({ id }) => id)) : none);
    if (isOpen && unseen > 0) void actions.seeAll();
  };
  return (
    <HeaderMenu
      label={plural(unseen, { 0: 'Notifications', one: 'Notifications, # new', other: 'Notifications, # new' })}
      title={t`Notifications`}
      trigger={
        <>
          <Icon name="bell" size={20} data-tour="notifications" />
          {list[0]?.seen === UNSEEN && <Mark />}
        </>
      }
      onOpenChange={onOpenChange}
      query={notices}
      countOf={(items) => items.length}
      canClear={list.length > 0}
      clear={actions.clear}
      clearedMessage={t`Notifications successfully cleared.`}
      notice={() => gaps.size > 0 && <Gaps of={gaps} />}
    >
      {(items, close) => <Notices items={items} news={news} onOpen={close} />}
    </HeaderMenu>
  );
};

/** What the server does not have. */
const Gaps = ({ of }: { readonly of: ReadonlySet<NoticeGap> }) => (
  <div role="status" className={styles.gaps}>
    {of.has('seen') && (
      <p>
        <Trans>Marking as seen: Not available on this server</Trans>
      </p>
    )}
    {of.has('undo') && (
      <p>
        <Trans>Undoing the clear: Not available on this server</Trans>
      </p>
    )}
  </div>
);

interface NoticesProps {
  readonly items: readonly Notice[];
  readonly news: ReadonlySet<number>;
  readonly onOpen: () => void;
}

const Notices = ({ items, news, onOpen }: NoticesProps) => {
  if (items.length === 0) {
    return (
      <EmptyState icon="bell" title={<Trans>You’re all caught up</Trans>}>
        <Trans>Updates on your orders appear here.</Trans>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id} className={styles.row} data-unread={item.seen === UNSEEN || news.has(item.id) || undefined}>
          <NoticeRow item={item} onPress={onOpen} />
        </li>
      ))}
    </ul>
  );
};

const NoticeRow = ({ item, onPress }: { readonly item: Notice; readonly onPress: () => void }) => {
  const content = (
    <>
      <span className={styles.text}>{item.message}</span>
      <time className={styles.time} dateTime={item.createdAt}>
        {formatDateTime(item.createdAt)}
      </time>
    </>
  );
  const path = item.order === null ? item.path : `/order/${item.order}`;
  if (path === null) return <div className={styles.plain}>{content}</div>;
  return (
    <Link href={path} variant="plain" className={styles.link ?? ''} onPress={onPress}>
      {content}
    </Link>
  );
};
