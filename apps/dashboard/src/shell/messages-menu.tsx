import { type MessageItem, UNREAD_MAX, type UnreadItem } from '@boostdesk/api-client/contract';
import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import { IconButton } from '@boostdesk/ui/button';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { Mark } from '@boostdesk/ui/hover-popover';
import { Icon } from '@boostdesk/ui/icon';
import { Link } from '@boostdesk/ui/link';
import { Segmented } from '@boostdesk/ui/segmented';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useServices } from '../core/services-context.ts';
import { useAtom, useAtomValue } from '../core/state.ts';
import type { MessageList } from '../data/header-lists.ts';
import { formatCappedCount, formatDateTime, truncateText } from '../i18n/format.ts';
import { messagesFilterAtom } from '../session/settings.ts';
import { useMessageActions, useMessages } from './api.ts';
import { HeaderMenu } from './header-menu.tsx';
import styles from './menu-list.module.css';
import { useUnreadBadges } from './use-unread-badges.ts';

/** Characters of a preview (SPEC §9). */
const PREVIEW = 30;

interface Entry {
  readonly id: number;
  /** Null when the server does not send it. */
  readonly order: number | null;
  readonly purchase: string;
  readonly text: string;
  readonly createdAt: string;
  /** Null while the message is unread. */
  readonly read: MessageItem | null;
}

const fromUnread = (item: UnreadItem): Entry => ({
  id: item.id,
  order: item.order,
  purchase: item.purchase,
  text: item.Chat_messages.message,
  createdAt: item.Chat_messages.createdAt,
  read: null,
});

const fromRead = (item: MessageItem): Entry => ({ ...item, text: item.message, read: item });

/** Unread messages first; read ones can be marked unread again. */
const entriesOf = ({ unreadMsg, allMsg }: MessageList, isUnreadOnly: boolean): Entry[] => [
  ...unreadMsg.map(fromUnread),
  ...(isUnreadOnly ? [] : allMsg.filter((item) => !item.unread).map(fromRead)),
];

/** Messages dropdown of SPEC §2: unread messages by order, marking as read and unread, and Clear. */
export const MessagesMenu = () => {
  const { t } = useLingui();
  const messages = useMessages();
  const { clear, restore } = useMessageActions();
  const list = messages.data;
  const isUnreadOnly = useAtomValue(messagesFilterAtom) === 'unread';
  const unread = list?.unreadMsg.length ?? 0;
  useUnreadBadges(list?.unreadMsg.length);
  const clearAll = async () => {
    const items = list?.unreadMsg ?? [];
    return (await clear(items)) ? () => restore(items) : null;
  };
  return (
    <HeaderMenu
      label={
        unread < UNREAD_MAX
          ? plural(unread, { 0: 'Messages', one: 'Messages, # unread', other: 'Messages, # unread' })
          : // Contains the visible text, for speech input.
            t`Messages, ${formatCappedCount(unread)} unread`
      }
      title={t`Messages`}
      trigger={
        <>
          <Icon name="message-square" size={20} data-tour="messages" />
          <Mark count={unread} />
        </>
      }
      query={isUnreadOnly ? { ...messages, hasNextPage: false } : messages}
      countOf={({ allMsg }) => allMsg.length}
      canClear={unread > 0}
      clear={clearAll}
      clearedMessage={t`Messages successfully cleared.`}
      notice={(close) => (
        <>
          <UnsentLink onOpen={close} />
          <Tools onOpen={close} />
        </>
      )}
    >
      {(data, close) => <Entries entries={entriesOf(data, isUnreadOnly)} isUnreadOnly={isUnreadOnly} onOpen={close} />}
    </HeaderMenu>
  );
};

/** Leads to the messages that were not sent yet, if any. */
const UnsentLink = ({ onOpen }: { readonly onOpen: () => void }) => {
  const { outbox } = useServices();
  const { length: count } = useSyncExternalStore(outbox.subscribe, outbox.messages);
  if (count === 0) return null;
  return (
    <Link href="/unsent" variant="plain" className={styles.notice ?? ''} onPress={onOpen}>
      <Icon name="clock" size={16} />
      {plural(count, { one: '# unsent message', other: '# unsent messages' })}
    </Link>
  );
};

/** Filter of the list, and the way to the search in all chats. */
const Tools = ({ onOpen }: { readonly onOpen: () => void }) => {
  const { t } = useLingui();
  const [filter, setFilter] = useAtom(messagesFilterAtom);
  return (
    <div className={styles.tools}>
      <Segmented
        aria-label={t`Show`}
        value={filter}
        onChange={setFilter}
        segments={[
          { id: 'all', label: <Trans>All</Trans> },
          { id: 'unread', label: <Trans>Unread</Trans> },
        ]}
      />
      <Link href="/messages" onPress={onOpen}>
        <Trans>Search messages</Trans>
      </Link>
    </div>
  );
};

interface EntriesProps {
  readonly entries: readonly Entry[];
  readonly isUnreadOnly: boolean;
  readonly onOpen: () => void;
}

const Entries = ({ entries, isUnreadOnly, onOpen }: EntriesProps) => {
  const { t } = useLingui();
  const { markRead, markUnread } = useMessageActions();
  if (entries.length === 0 && isUnreadOnly) {
    return (
      <EmptyState icon="circle-check" title={<Trans>No unread messages</Trans>}>
        <Trans>You’ve read all messages.</Trans>
      </EmptyState>
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyState icon="inbox" title={<Trans>No messages</Trans>}>
        <Trans>Chats about your orders appear here.</Trans>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.row} data-unread={entry.read === null || undefined}>
          <EntryText entry={entry} onOpen={onOpen} />
          <IconButton
            size="s"
            variant="quiet"
            aria-label={entry.read === null ? t`Mark as read` : t`Mark as unread`}
            onPress={() => void (entry.read === null ? markRead(entry.id) : markUnread(entry.read))}
          >
            <Icon name={entry.read === null ? 'mail-open' : 'mail'} size={16} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
};

const EntryText = ({ entry, onOpen }: { readonly entry: Entry; readonly onOpen: () => void }) => {
  const { order } = entry;
  const content = (
    <>
      <span className={styles.title}>
        {order !== null && <bdi>{`#${order}`}</bdi>} {purchaseLabel(entry.purchase)}
      </span>
      <span className={styles.text}>
        <bdi>{truncateText(entry.text, PREVIEW)}</bdi>
      </span>
      <time className={styles.time} dateTime={entry.createdAt}>
        {formatDateTime(entry.createdAt)}
      </time>
    </>
  );
  if (order === null) return <div className={styles.plain}>{content}</div>;
  return (
    <Link href={`/order/${order}?tab=chat`} variant="plain" className={styles.link ?? ''} onPress={onOpen}>
      {content}
    </Link>
  );
};
