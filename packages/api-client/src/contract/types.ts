import type * as z from 'zod/mini';
import type {
  ChatMessage as ChatMessageSchema,
  MessageItem as MessageItemSchema,
  UnreadItem as UnreadItemSchema,
} from './chat.ts';
import type { CallShape } from './define.ts';
import type { Earning as EarningSchema, Payout as PayoutSchema } from './money.ts';
import type {
  OrderChoice as OrderChoiceSchema,
  OrderEvent as OrderEventSchema,
  OrderRow as OrderRowSchema,
  OrderView as OrderViewSchema,
  Progress as ProgressSchema,
} from './order-shapes.ts';
import type { ShareExplanation as ShareSchema } from './share.ts';
import type { Person as PersonSchema } from './shared.ts';
import type { SiteLogEntry as SiteLogEntrySchema } from './staff.ts';

/** What a call takes, as its caller writes it. */
export type RequestOf<C extends CallShape> = z.input<C['request']>;
/** What a call's handler receives. */
export type ParsedRequestOf<C extends CallShape> = z.output<C['request']>;
/** What a call answers. */
export type AnswerOf<C extends CallShape> = z.output<C['answer']>;

export type ChatMessage = z.output<typeof ChatMessageSchema>;
export type Earning = z.output<typeof EarningSchema>;
export type MessageItem = z.output<typeof MessageItemSchema>;
export type OrderChoice = z.output<typeof OrderChoiceSchema>;
export type OrderEvent = z.output<typeof OrderEventSchema>;
export type OrderRow = z.output<typeof OrderRowSchema>;
export type OrderView = z.output<typeof OrderViewSchema>;
export type Payout = z.output<typeof PayoutSchema>;
export type Person = z.output<typeof PersonSchema>;
export type Progress = z.output<typeof ProgressSchema>;
export type ShareExplanation = z.output<typeof ShareSchema>;
export type SiteLogEntry = z.output<typeof SiteLogEntrySchema>;
export type UnreadItem = z.output<typeof UnreadItemSchema>;
