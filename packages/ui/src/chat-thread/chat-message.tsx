import { CircleAlert, Clock, Reply } from 'lucide-react';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import type { ChatLabels, ChatMessage } from './chat-entry.ts';
import { DeliveryMark } from './delivery-mark.tsx';
import { Quote } from './quote.tsx';
import type { ReplyFocus } from './use-reply-focus.ts';

interface MessageProps {
  readonly message: ChatMessage;
  readonly time: string;
  readonly labels: ChatLabels;
  readonly onRetry: ((id: string) => void) | undefined;
  readonly onDiscard: ((id: string) => void) | undefined;
  readonly onReply: ((id: string) => void) | undefined;
  readonly onShowQuoted: ((id: string) => void) | undefined;
  readonly replyFocus: ReplyFocus;
}

const FailedActions = ({
  message,
  labels,
  onRetry,
  onDiscard,
}: Pick<MessageProps, 'message' | 'labels' | 'onRetry' | 'onDiscard'>) => (
  <>
    {onRetry && (
      <Button className="bd-chat__action" onPress={() => onRetry(message.id)}>
        {labels.retry}
      </Button>
    )}
    {onDiscard && (
      <Button className="bd-chat__action" onPress={() => onDiscard(message.id)}>
        {labels.discard}
      </Button>
    )}
  </>
);

interface AuthorProps {
  readonly name: string | undefined;
  /** Only screen readers read it. */
  readonly isHidden: boolean;
}

const Author = ({ name, isHidden }: AuthorProps) => {
  if (name === undefined) return null;
  // The separator keeps the name apart from the text where both are read as one.
  if (isHidden) return <VisuallyHidden>{name}: </VisuallyHidden>;
  return (
    <span className="bd-chat__author">
      {name}
      <VisuallyHidden>: </VisuallyHidden>
    </span>
  );
};

export const Message = ({
  message,
  time,
  labels,
  onRetry,
  onDiscard,
  onReply,
  onShowQuoted,
  replyFocus,
}: MessageProps) => {
  const {
    id,
    isOwn,
    author,
    isAuthorHidden = false,
    quote,
    text,
    attachment,
    delivery,
    deliveryDetails,
    at,
    canReply = false,
  } = message;
  const textId = useId();
  return (
    <li className="bd-chat__message" data-entry={id} data-own={isOwn || undefined} data-delivery={delivery}>
      <Author name={isOwn ? labels.you : author} isHidden={isOwn || isAuthorHidden} />
      {quote && <Quote quote={quote} labels={labels} onShow={onShowQuoted && (() => onShowQuoted(id))} />}
      {text === undefined ? null : (
        <div id={textId} className="bd-chat__bubble" dir="auto" translate="yes">
          {text}
        </div>
      )}
      {attachment}
      <span className="bd-chat__meta">
        {delivery === 'waiting' && <Clock size={12} aria-hidden="true" />}
        {delivery === 'failed' && <CircleAlert size={12} aria-hidden="true" />}
        <time dateTime={new Date(at).toISOString()}>{time}</time>{' '}
        {isOwn && delivery !== undefined && (
          <>
            <span aria-hidden="true">·</span>
            <DeliveryMark label={labels[delivery]} details={deliveryDetails} isTabStop={replyFocus.isTabStop(id)} />
          </>
        )}
        {delivery === 'failed' && (
          <FailedActions message={message} labels={labels} onRetry={onRetry} onDiscard={onDiscard} />
        )}
        {canReply && onReply && (
          <Button
            className="bd-chat__reply"
            aria-label={labels.reply}
            {...(text !== undefined && { 'aria-describedby': textId })}
            excludeFromTabOrder={!replyFocus.isTabStop(id)}
            onFocus={() => replyFocus.onFocus(id)}
            onKeyDown={replyFocus.onKeyDown}
            onPress={() => onReply(id)}
          >
            <Reply size={14} aria-hidden="true" />
          </Button>
        )}
      </span>
    </li>
  );
};
