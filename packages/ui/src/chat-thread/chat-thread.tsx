import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ComponentPropsWithRef, Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import { Button } from 'react-aria-components/Button';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { classNames } from '../class-names.ts';
import { detailMessages } from '../messages/detail-messages.ts';
import { formatRelativeDay, toDayKey } from '../relative-day.ts';
import { useToday } from '../use-today.ts';
import type {
  ChatEntry,
  ChatLabels,
  ChatMessage,
  ChatQuote,
  ChatSystemMessage,
  Delivery,
  DeliveryDetails,
} from './chat-entry.ts';
import { Message } from './chat-message.tsx';
import { useChatNews } from './use-chat-news.ts';
import { useReplyFocus } from './use-reply-focus.ts';
import { distanceToBottom, useStickToBottom } from './use-stick-to-bottom.ts';
import { useTarget } from './use-target.ts';
import { useUnreadAbove } from './use-unread-above.ts';
import './chat-thread.css';

export type { ChatEntry, ChatLabels, ChatMessage, ChatQuote, ChatSystemMessage, Delivery, DeliveryDetails };

export interface ChatThreadProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Oldest first. Unsent ones have `delivery: 'waiting'`. */
  readonly entries: readonly ChatEntry[];
  /** ID of the first unread message at opening; the unread divider precedes it. */
  readonly unreadFrom?: string | undefined;
  /** Number of unread messages, if some are not loaded. @default those of `entries` */
  readonly unreadCount?: number | undefined;
  /** Button to the first unread message, shown until the unread divider has been visible. */
  readonly unreadJump?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly label?: string | undefined;
  readonly onRetry?: ((id: string) => void) | undefined;
  readonly onDiscard?: ((id: string) => void) | undefined;
  /** Called with the message to reply to. */
  readonly onReply?: ((id: string) => void) | undefined;
  /** Called with the reply whose quote is pressed; set `target` to show the quoted message. */
  readonly onShowQuoted?: ((id: string) => void) | undefined;
  /** ID of the message to scroll to and focus. */
  readonly target?: string | undefined;
  /** Called when `target` has the focus; unset it. */
  readonly onTargetShown?: (() => void) | undefined;
  /** Called when scrolled near the top. */
  readonly onLoadOlder?: (() => void) | undefined;
  readonly hasOlder?: boolean | undefined;
  readonly isLoadingOlder?: boolean | undefined;
  /** Only the button retries. */
  readonly hasOlderFailed?: boolean | undefined;
  /** The last entry is not the latest message. @default false */
  readonly hasNewer?: boolean | undefined;
  /** Called when scrolled near the bottom while `hasNewer`. */
  readonly onLoadNewer?: (() => void) | undefined;
  /** Below the messages while `hasNewer`: a note or a button. */
  readonly newer?: ReactNode;
  /** Called to jump to the latest message while `hasNewer`. */
  readonly onShowLatest?: (() => void) | undefined;
  /** Called when the latest message becomes visible. */
  readonly onReachNewest?: (() => void) | undefined;
  /** Shown when there are no messages. */
  readonly empty?: ReactNode;
  /** Clock for 'Today', in ms since 1970; read again while the page is open. @default the device’s */
  readonly clock?: (() => number) | undefined;
  readonly labels?: ChatLabels | undefined;
}

/** Distance from the top or bottom at which pages load, in px. */
const NEAR_END = 240;

const Divider = ({ isNew = false, children }: { readonly isNew?: boolean; readonly children: ReactNode }) => (
  <li className="bd-chat__line" data-new={isNew || undefined}>
    <span>{children}</span>
  </li>
);

const countUnread = (entries: readonly ChatEntry[], from: string | undefined): number => {
  const start = entries.findIndex(({ id }) => id === from);
  return start === -1 ? 0 : entries.slice(start).filter((entry) => entry.kind === 'message' && !entry.isOwn).length;
};

/** A conversation that follows its latest message. Marks days and unread messages. */
export const ChatThread = ({
  entries,
  unreadFrom,
  unreadCount,
  unreadJump,
  label = detailMessages.chat.log,
  onRetry,
  onDiscard,
  onReply,
  onShowQuoted,
  target,
  onTargetShown,
  onLoadOlder,
  hasOlder = false,
  isLoadingOlder = false,
  hasOlderFailed = false,
  hasNewer = false,
  onLoadNewer,
  newer,
  onShowLatest,
  onReachNewest,
  empty,
  clock = Date.now,
  labels = detailMessages.chat,
  className,
  ...rest
}: ChatThreadProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { isAtBottom, newCount, scrollToBottom, onScroll } = useStickToBottom(box, entries, hasNewer);
  const unreadAbove = useUnreadAbove(box, unreadJump !== undefined);
  useTarget(box, { target, onScroll, onShown: onTargetShown });
  const replyFocus = useReplyFocus(box, entries);
  const news = useChatNews(box, entries, labels, hasNewer);
  const today = useToday(clock);
  const time = useDateFormatter({ timeStyle: 'short' });
  const day = useDateFormatter({ weekday: 'short', month: 'short', day: 'numeric' });
  const unread = Math.max(countUnread(entries, unreadFrom), unreadCount ?? 0);
  const latestOnReachNewest = useRef(onReachNewest);
  useEffect(() => {
    latestOnReachNewest.current = onReachNewest;
  });
  useEffect(() => {
    // A new message can appear above an unsent own one.
    if (isAtBottom && entries.length > 0 && !hasNewer) latestOnReachNewest.current?.();
  }, [isAtBottom, entries, hasNewer]);
  const handleScroll = () => {
    onScroll();
    unreadAbove.check();
    const below = box.current === null ? NEAR_END : distanceToBottom(box.current);
    if (hasNewer && below < NEAR_END) onLoadNewer?.();
    const canLoad = hasOlder && !isLoadingOlder && !hasOlderFailed;
    if (canLoad && (box.current?.scrollTop ?? NEAR_END) < NEAR_END) onLoadOlder?.();
  };
  return (
    <div {...rest} className={classNames('bd-chat', className)}>
      <VisuallyHidden elementType="p" role="status">
        <span key={news.id}>{news.text}</span>
      </VisuallyHidden>
      <div
        ref={box}
        className="bd-chat__box"
        role="log"
        // Screen readers would read all of it when a dialog over the page closes.
        aria-live="off"
        aria-label={label}
        aria-busy={isLoadingOlder}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={handleScroll}
      >
        <div className="bd-chat__inner">
          {isLoadingOlder && <p className="bd-chat__older">{labels.older}</p>}
          {hasOlderFailed && !isLoadingOlder && (
            <Button className="bd-chat__older bd-chat__older-button" onPress={() => onLoadOlder?.()}>
              {labels.loadOlder}
            </Button>
          )}
          {entries.length === 0 ? <div className="bd-chat__empty">{empty ?? labels.empty}</div> : null}
          <ol className="bd-chat__list">
            {entries.map((entry, index) => {
              const before = entries[index - 1];
              const startsDay = before === undefined || toDayKey(before.at) !== toDayKey(entry.at);
              return (
                <Fragment key={entry.id}>
                  {startsDay && <Divider>{formatRelativeDay(entry.at, today, { format: day, ...labels })}</Divider>}
                  {entry.id === unreadFrom && unread > 0 && <Divider isNew>{labels.unread(unread)}</Divider>}
                  {entry.kind === 'system' ? (
                    <li className="bd-chat__system" data-entry={entry.id}>
                      {entry.icon}
                      <span>{entry.text}</span>
                    </li>
                  ) : (
                    <Message
                      message={entry}
                      time={time.format(new Date(entry.at))}
                      labels={labels}
                      onRetry={onRetry}
                      onDiscard={onDiscard}
                      onReply={onReply}
                      onShowQuoted={onShowQuoted}
                      replyFocus={replyFocus}
                    />
                  )}
                </Fragment>
              );
            })}
          </ol>
          {hasNewer && newer !== undefined && <div className="bd-chat__newer">{newer}</div>}
        </div>
      </div>
      {unreadJump && unreadAbove.isAbove && (
        <Button className="bd-chat__jump" data-up data-new onPress={unreadJump.onPress}>
          <ArrowUp size={14} aria-hidden="true" />
          {unreadJump.label}
        </Button>
      )}
      {!isAtBottom && (
        <Button
          className="bd-chat__jump"
          data-new={newCount > 0 || undefined}
          onPress={() => (hasNewer ? onShowLatest?.() : scrollToBottom())}
        >
          <ArrowDown size={14} aria-hidden="true" />
          {newCount > 0 ? labels.jumpNew(newCount) : labels.jump}
        </Button>
      )}
    </div>
  );
};
