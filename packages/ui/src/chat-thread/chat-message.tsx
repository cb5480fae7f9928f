import { CircleAlert, Clock } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import type { ChatLabels, ChatMessage } from './chat-entry.ts';

interface MessageProps {
  readonly message: ChatMessage;
  readonly time: string;
  readonly labels: ChatLabels;
  readonly onRetry: ((id: string) => void) | undefined;
  readonly onDiscard: ((id: string) => void) | undefined;
}

const FailedActions = ({ message, labels, onRetry, onDiscard }: Omit<MessageProps, 'time'>) => (
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

export const Message = ({ message, time, labels, onRetry, onDiscard }: MessageProps) => {
  const { isOwn, author, text, attachment, delivery, at } = message;
  return (
    <li className="bd-chat__message" data-own={isOwn || undefined} data-delivery={delivery}>
      {author === undefined ? null : <span className="bd-chat__author">{author}</span>}
      {text === undefined ? null : (
        <div className="bd-chat__bubble" dir="auto" translate="yes">
          {text}
        </div>
      )}
      {attachment}
      <span className="bd-chat__meta">
        {delivery === 'waiting' && <Clock size={12} aria-hidden="true" />}
        {delivery === 'failed' && <CircleAlert size={12} aria-hidden="true" />}
        <time dateTime={new Date(at).toISOString()}>{time}</time>
        {isOwn && delivery !== undefined && (
          <>
            <span aria-hidden="true">·</span>
            <span>{labels[delivery]}</span>
          </>
        )}
        {delivery === 'failed' && (
          <FailedActions message={message} labels={labels} onRetry={onRetry} onDiscard={onDiscard} />
        )}
      </span>
    </li>
  );
};
