import type { OrderView } from '@boostdesk/api-client/contract';
import type { ChatEntry } from '@boostdesk/ui/chat-thread';
import { Icon } from '@boostdesk/ui/icon';
import { t } from '@lingui/core/macro';
import { ShownPictures } from '../../../shared/pictures/shown-pictures.tsx';
import { eventLooks } from '../event-looks.ts';
import type { ThreadEntry } from './chat-entries.ts';
import { MessageText } from './message-text.tsx';
import { ReceiptDetails } from './receipts/receipt-details.tsx';
import { describeQuote } from './replies/quote.ts';
import { systemMessageText } from './system-messages.ts';
import type { ChatQuery } from './use-chat.ts';

export interface EntryContext extends Pick<ChatQuery, 'receipts'> {
  readonly order: OrderView;
  readonly self: number;
  readonly onCancel: (clientId: string) => void;
  readonly onLoadError: () => void;
}

/** An entry as the thread renders it. */
export function toEntry(entry: ThreadEntry, { order, receipts, self, onCancel, onLoadError }: EntryContext): ChatEntry {
  if (entry.kind === 'message') {
    const { pictures, text, replyTo, receipt, ...message } = entry;
    return {
      ...message,
      quote: replyTo && { ...describeQuote(replyTo, self), canShow: replyTo.message !== null },
      deliveryDetails:
        receipt === undefined
          ? undefined
          : {
              label: t`Delivery of this message`,
              content: <ReceiptDetails order={order} receipts={receipts} {...receipt} self={self} />,
            },
      text: text === '' ? undefined : <MessageText text={text} />,
      attachment: pictures && (
        <ShownPictures {...pictures} onCancel={() => onCancel(entry.id)} onLoadError={onLoadError} />
      ),
    };
  }
  const { id, at, message } = entry;
  return {
    kind: 'system',
    id,
    at,
    text: systemMessageText(message.code, message.params),
    icon: <Icon name={eventLooks[message.code].icon} size={14} />,
  };
}
