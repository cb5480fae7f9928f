import { ArrowDown } from 'lucide-react';
import { type ComponentPropsWithRef, Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import { dayKey, nameDay } from '../day-name.ts';
import { detailMessages } from '../messages/detail-messages.ts';
import type { ChatEntry, ChatLabels, ChatMessage, ChatSystemLine, Delivery } from './chat-entry.ts';
import { Message } from './chat-message.tsx';
import { useNewest } from './use-newest.ts';
import './chat-thread.css';

export type { ChatEntry, ChatLabels, ChatMessage, ChatSystemLine, Delivery };

export interface ChatThreadProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Oldest first. Unsent messages are entries too, with `delivery: 'waiting'`. */
  readonly entries: readonly ChatEntry[];
  /** The first unread message when the thread was opened; the unread divider appears before it. */
  readonly unreadFrom?: string | undefined;
  readonly label?: string | undefined;
  readonly onRetry?: ((id: string) => void) | undefined;
  readonly onDiscard?: ((id: string) => void) | undefined;
  /** Called to load older messages when scrolling near the top. */
  readonly onLoadOlder?: (() => void) | undefined;
  readonly hasOlder?: boolean | undefined;
  readonly isLoadingOlder?: boolean | undefined;
  /** Loading older messages failed; only the button retries. */
  readonly hasOlderFailed?: boolean | undefined;
  /** Called when the latest message becomes visible, to mark it as read. */
  readonly onReachNewest?: (() => void) | undefined;
  /** Shown when there are no messages. */
  readonly empty?: ReactNode;
  /** The current time, used for 'Today'. */
  readonly now?: number | undefined;
  readonly labels?: ChatLabels | undefined;
}

/** Older messages are asked for so many px before the top. */
const nearTop = 240;

const Line = ({ isNew = false, children }: { readonly isNew?: boolean; readonly children: ReactNode }) => (
  <li className="bd-chat__line" data-new={isNew || undefined}>
    <span>{children}</span>
  </li>
);

const unreadCount = (entries: readonly ChatEntry[], from: string | undefined): number => {
  const start = entries.findIndex(({ id }) => id === from);
  return start === -1 ? 0 : entries.slice(start).filter((entry) => entry.kind === 'message' && !entry.isOwn).length;
};

/**
 * A conversation with the latest message at the bottom. Marks days and unread messages; unsent messages can be retried.
 */
export const ChatThread = ({
  entries,
  unreadFrom,
  label = detailMessages.chat.log,
  onRetry,
  onDiscard,
  onLoadOlder,
  hasOlder = false,
  isLoadingOlder = false,
  hasOlderFailed = false,
  onReachNewest,
  empty,
  now = Date.now(),
  labels = detailMessages.chat,
  className,
  ...rest
}: ChatThreadProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { isAtNewest, missed, jump, onScroll } = useNewest(box, entries);
  const time = useDateFormatter({ timeStyle: 'short' });
  const day = useDateFormatter({ weekday: 'short', month: 'short', day: 'numeric' });
  const unread = unreadCount(entries, unreadFrom);
  const reach = useRef(onReachNewest);
  useEffect(() => {
    reach.current = onReachNewest;
  });
  useEffect(() => {
    // Whatever changed: what comes may stand before one's own that is on its way.
    if (isAtNewest && entries.length > 0) reach.current?.();
  }, [isAtNewest, entries]);
  const scrolled = () => {
    onScroll();
    const asks = hasOlder && !isLoadingOlder && !hasOlderFailed;
    if (asks && (box.current?.scrollTop ?? nearTop) < nearTop) onLoadOlder?.();
  };
  return (
    <div {...rest} className={classNames('bd-chat', className)}>
      <div
        ref={box}
        className="bd-chat__box"
        role="log"
        aria-label={label}
        aria-busy={isLoadingOlder}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={scrolled}
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
              const startsDay = before === undefined || dayKey(before.at) !== dayKey(entry.at);
              return (
                <Fragment key={entry.id}>
                  {startsDay && <Line>{nameDay(entry.at, now, { format: day, ...labels })}</Line>}
                  {entry.id === unreadFrom && unread > 0 && <Line isNew>{labels.unread(unread)}</Line>}
                  {entry.kind === 'system' ? (
                    <li className="bd-chat__system">
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
                    />
                  )}
                </Fragment>
              );
            })}
          </ol>
        </div>
      </div>
      {!isAtNewest && (
        <Button className="bd-chat__jump" data-new={missed > 0 || undefined} onPress={jump}>
          <ArrowDown size={14} aria-hidden="true" />
          {missed > 0 ? labels.jumpNew(missed) : labels.jump}
        </Button>
      )}
    </div>
  );
};
