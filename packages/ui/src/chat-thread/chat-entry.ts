import type { ReactNode } from 'react';

const deliveries = ['waiting', 'sent', 'delivered', 'seen', 'failed'] as const;
/** Delivery status of own messages. */
export type Delivery = (typeof deliveries)[number];

interface EntryBase {
  readonly id: string;
  /** Unix time in ms. */
  readonly at: number;
}

/** A message that another one replies to. */
export interface ChatQuote {
  readonly author?: string | undefined;
  readonly text: string;
  /** Whether `onShowQuoted` is offered. @default false */
  readonly canShow?: boolean | undefined;
}

/** Who has received and seen a message. */
export interface DeliveryDetails {
  /** Name of the panel: 'Delivery of this message'. */
  readonly label: string;
  readonly content: ReactNode;
}

/** A message by a person. */
export interface ChatMessage extends EntryBase {
  readonly kind: 'message';
  /** Aligned to the end and tinted. */
  readonly isOwn: boolean;
  /** Of a message that is not own. */
  readonly author?: string | undefined;
  /** Only screen readers name the author, such as in a thread of two people. @default false */
  readonly isAuthorHidden?: boolean | undefined;
  readonly text?: ReactNode;
  /** The message that it replies to; above the text. */
  readonly quote?: ChatQuote | undefined;
  /** Whether `onReply` is offered. @default false */
  readonly canReply?: boolean | undefined;
  /** Below the text. */
  readonly attachment?: ReactNode;
  /** Own messages only. */
  readonly delivery?: Delivery | undefined;
  /** Shown when the delivery status is hovered, focused or pressed. */
  readonly deliveryDetails?: DeliveryDetails | undefined;
}

/** A message by the system, such as a status change. */
export interface ChatSystemMessage extends EntryBase {
  readonly kind: 'system';
  readonly text: ReactNode;
  /** 14 px. */
  readonly icon?: ReactNode;
}

/** A thread entry. */
export type ChatEntry = ChatMessage | ChatSystemMessage;

/** Texts of the thread. */
export interface ChatLabels {
  readonly today: string;
  readonly yesterday: string;
  readonly unread: (count: number) => string;
  /** Announced instead of more than three messages at once. */
  readonly arrived: (count: number) => string;
  readonly waiting: string;
  readonly sent: string;
  readonly delivered: string;
  readonly seen: string;
  readonly failed: string;
  readonly retry: string;
  readonly discard: string;
  readonly reply: string;
  /** Author of own messages, for screen readers. */
  readonly you: string;
  readonly inReplyTo: string;
  readonly jump: string;
  readonly jumpNew: (count: number) => string;
  readonly older: string;
  readonly loadOlder: string;
  readonly empty: string;
}
