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

/** A call's request, as the caller passes it. */
export type RequestOf<C extends CallShape> = z.input<C['request']>;
/** A call's request, as the handler receives it. */
export type ParsedRequestOf<C extends CallShape> = z.output<C['request']>;
/** A call's response. */
export type ResponseOf<C extends CallShape> = z.output<C['response']>;

/** The state of an account for staff. */
export type AccountState = z.output<typeof AccountStateSchema>;
/** A user's alert settings. */
export type AlertChoices = z.output<typeof AlertChoiceSchema>;
/** A user's appearance settings. */
export type AppearanceChoices = z.output<typeof AppearanceChoiceSchema>;
/** A message in an order's chat. */
export type ChatMessage = z.output<typeof ChatMessageSchema>;
/** A content page. */
export type ContentPage = z.output<typeof ContentPageSchema>;
/** What a booster earned with an order, with its share. Amounts in cents of `currency`. */
export type Earning = z.output<typeof EarningSchema>;
/** A fine. */
export type FineLine = z.output<typeof FineLineSchema>;
/** A language of the product, by ISO 639 code. */
export type Language = (typeof LANGUAGES)[number];
/** A message in the header's list. */
export type MessageItem = z.output<typeof MessageItemSchema>;
/** A customer's choices for an order. */
export type OrderChoice = z.output<typeof OrderChoiceSchema>;
/** An event of an order. */
export type OrderEvent = z.output<typeof OrderEventSchema>;
/** An order in a list. */
export type OrderRow = z.output<typeof OrderRowSchema>;
/** An order with everything the caller may see. */
export type OrderView = z.output<typeof OrderViewSchema>;
/** A sign-in on a device. */
export type OwnSession = z.output<typeof OwnSessionSchema>;
/** A payment request. */
export type PaymentRequest = z.output<typeof PaymentRequestSchema>;
/** A booster's payout. Amounts in cents of `currency`. */
export type Payout = z.output<typeof PayoutSchema>;
/** The public data of a user. */
export type Person = z.output<typeof PersonSchema>;
/** A progress payment. */
export type ProgressPayLine = z.output<typeof ProgressPayLineSchema>;
/** An order's progress. */
export type Progress = z.output<typeof ProgressSchema>;
/** The outcome of a push. */
export type PushOutcome = (typeof pushOutcomes)[number];
/** An event to push, with its outcomes. */
export type PushedEvent = z.output<typeof PushedEventSchema>;
/** A booster's place in the ranking. */
export type RankingRow = z.output<typeof RankingRowSchema>;
/** A revenue share with its candidates. SPEC §6. */
export type ShareExplanation = z.output<typeof ShareSchema>;
/** An action in the site log, with the values before and after. */
export type SiteLogEntry = z.output<typeof SiteLogEntrySchema>;
/** An unread message. SPEC §3. */
export type UnreadItem = z.output<typeof UnreadItemSchema>;
