import type * as z from 'zod/mini';
import type { AccountState as AccountStateSchema, OwnSession as OwnSessionSchema } from './account.ts';
import type { SiteLogEntry as SiteLogEntrySchema } from './areas/sitelogs.ts';
import type { ChatMessage as ChatMessageSchema } from './chat.ts';
import type { MessageItem as MessageItemSchema, UnreadItem as UnreadItemSchema } from './chat-list.ts';
import type { ContentPage as ContentPageSchema } from './content-page.ts';
import type { CallShape } from './define.ts';
import type {
  Earning as EarningSchema,
  FineLine as FineLineSchema,
  Payout as PayoutSchema,
  ProgressPayLine as ProgressPayLineSchema,
} from './money.ts';
import type {
  OrderChoice as OrderChoiceSchema,
  OrderEvent as OrderEventSchema,
  OrderRow as OrderRowSchema,
  OrderView as OrderViewSchema,
  Progress as ProgressSchema,
} from './order-shapes.ts';
import type { PaymentRequest as PaymentRequestSchema } from './payment.ts';
import type { PushedEvent as PushedEventSchema, pushOutcomes } from './push.ts';
import type { RankingRow as RankingRowSchema } from './ranking.ts';
import type {
  AlertChoice as AlertChoiceSchema,
  AppearanceChoice as AppearanceChoiceSchema,
  LANGUAGES,
} from './settings.ts';
import type { Person as PersonSchema } from './shapes.ts';
import type { ShareExplanation as ShareSchema } from './share.ts';

/** What a call takes, as its caller writes it. */
export type RequestOf<C extends CallShape> = z.input<C['request']>;
/** What a call's handler receives. */
export type ParsedRequestOf<C extends CallShape> = z.output<C['request']>;
/** What a call answers. */
export type AnswerOf<C extends CallShape> = z.output<C['answer']>;

/** Whether an order’s account details are given, needed or erased. */
export type AccountState = z.output<typeof AccountStateSchema>;
/** Which alerts somebody wants. */
export type AlertChoices = z.output<typeof AlertChoiceSchema>;
/** How the product looks to somebody. */
export type AppearanceChoices = z.output<typeof AppearanceChoiceSchema>;
/** A message of an order’s chat. */
export type ChatMessage = z.output<typeof ChatMessageSchema>;
/** Rules or FAQ as they stand. */
export type ContentPage = z.output<typeof ContentPageSchema>;
/** What a booster has earned by an order, with the share explained. Amounts in US cents. */
export type Earning = z.output<typeof EarningSchema>;
/** A fine of a booster, as they and staff see it. */
export type FineLine = z.output<typeof FineLineSchema>;
/** A language that the product speaks, by its ISO 639 code. */
export type Language = (typeof LANGUAGES)[number];
/** A message in the header’s list, read or not. */
export type MessageItem = z.output<typeof MessageItemSchema>;
/** What a customer orders; the price is the server’s to say. */
export type OrderChoice = z.output<typeof OrderChoiceSchema>;
/** An entry of an order’s time line. */
export type OrderEvent = z.output<typeof OrderEventSchema>;
/** An order in a list. */
export type OrderRow = z.output<typeof OrderRowSchema>;
/** An order on its page, with what the asker may see. */
export type OrderView = z.output<typeof OrderViewSchema>;
/** Where somebody is signed in. */
export type OwnSession = z.output<typeof OwnSessionSchema>;
/** What a customer is asked to pay. */
export type PaymentRequest = z.output<typeof PaymentRequestSchema>;
/** Earnings of one booster that are paid together. Amounts in US cents. */
export type Payout = z.output<typeof PayoutSchema>;
/** Somebody as others see them. */
export type Person = z.output<typeof PersonSchema>;
/** What a booster got in advance for an order. */
export type ProgressPayLine = z.output<typeof ProgressPayLineSchema>;
/** How far an order has come. */
export type Progress = z.output<typeof ProgressSchema>;
/** What became of a push to a device. */
export type PushOutcome = (typeof pushOutcomes)[number];
/** An event that was to be pushed, and what became of that. */
export type PushedEvent = z.output<typeof PushedEventSchema>;
/** A booster’s place in the rankings. */
export type RankingRow = z.output<typeof RankingRowSchema>;
/** A booster’s share with every candidate for it (SPEC §6). */
export type ShareExplanation = z.output<typeof ShareSchema>;
/** What somebody did, with what stood before and after. */
export type SiteLogEntry = z.output<typeof SiteLogEntrySchema>;
/** An unread message, with text and time where SPEC §3 has them. */
export type UnreadItem = z.output<typeof UnreadItemSchema>;
