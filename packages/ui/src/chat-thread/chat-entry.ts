import type { ReactNode } from 'react';

const deliveries = ['waiting', 'sent', 'delivered', 'seen', 'failed'] as const;
/** Delivery status of an own message. */
export type Delivery = (typeof deliveries)[number];

interface EntryBase {
  readonly id: string;
  /** Milliseconds since 1970; entries come oldest first. */
  readonly at: number;
}

/** A message by a person. */
export interface ChatMessage extends EntryBase {
  readonly kind: 'message';
  /** Own messages are aligned to the end and tinted. */
  readonly isOwn: boolean;
  /** The author, if there are more than two. */
  readonly author?: string | undefined;
  readonly text?: ReactNode;
  /** A picture, file or quoted message below the text. */
  readonly attachment?: ReactNode;
  /** Own messages only. */
  readonly delivery?: Delivery | undefined;
}

/** A message by the system: a status change, a match, a reveal of account details. */
export interface ChatSystemMessage extends EntryBase {
  readonly kind: 'system';
  readonly text: ReactNode;
  /** 14 px. */
  readonly icon?: ReactNode;
}

/** An entry of a thread. */
export type ChatEntry = ChatMessage | ChatSystemMessage;

/** Texts of the thread. */
export interface ChatLabels {
  readonly today: string;
  readonly yesterday: string;
  readonly unread: (count: number) => string;
  readonly waiting: string;
  readonly sent: string;
  readonly delivered: string;
  readonly seen: string;
  readonly failed: string;
  readonly retry: string;
  readonly discard: string;
  readonly jump: string;
  readonly jumpNew: (count: number) => string;
  readonly older: string;
  readonly loadOlder: string;
  readonly empty: string;
}
