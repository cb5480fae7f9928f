import type * as z from 'zod/mini';
import type { AccountState as AccountStateSchema, OwnSession as OwnSessionSchema } from './account.ts';
import type { SiteLogEntry as SiteLogEntrySchema } from './areas/sitelogs.ts';
import type { Availability as AvailabilitySchema } from './availability.ts';
import type {
  ChatMessage as ChatMessageSchema,
  ChatReceipt as ChatReceiptSchema,
  MessageQuote as MessageQuoteSchema,
} from './chat.ts';
import type { AnyMessageList } from './chat-list.ts';
import type { ContentPage as ContentPageSchema } from './content-page.ts';
import type { CallShape } from './define.ts';
import type { Dispute as DisputeSchema } from './dispute-shape.ts';
import type { Guide as GuideSchema } from './guide.ts';
import type { Limits as LimitsSchema } from './limits.ts';
import type {
  Earning as EarningSchema,
  FineLine as FineLineSchema,
  Payout as PayoutSchema,
  ProgressPayLine as ProgressPayLineSchema,
  TipLine as TipLineSchema,
} from './money.ts';
import type { OrderChoice as OrderChoiceSchema } from './order-choice.ts';
import type {
  OrderEvent as OrderEventSchema,
  OrderRow as OrderRowSchema,
  OrderView as OrderViewSchema,
  Progress as ProgressSchema,
} from './order-shapes.ts';
import type { PaymentRequest as PaymentRequestSchema } from './payment.ts';
import type { Picture as PictureSchema } from './picture.ts';
import type { PlayState as PlayStateSchema } from './play.ts';
import type { PlaySession as PlaySessionSchema } from './play-session.ts';
import type { PushedEvent as PushedEventSchema, pushOutcomes } from './push.ts';
import type { RankingRow as RankingRowSchema } from './ranking.ts';
import type { ScheduledMessage as ScheduledMessageSchema } from './scheduled.ts';
import type {
  AlertChoice as AlertChoiceSchema,
  AppearanceChoice as AppearanceChoiceSchema,
  LANGUAGES,
} from './settings.ts';
import type { Person as PersonSchema } from './shapes.ts';
import type { ShareExplanation as ShareSchema } from './share.ts';
import type { TrackedOrder as TrackedOrderSchema, TrackingLink as TrackingLinkSchema } from './tracking.ts';

/** Request as passed by the caller. */
export type RequestOf<C extends CallShape> = z.input<C['request']>;
/** Request as received by the handler. */
export type ParsedRequestOf<C extends CallShape> = z.output<C['request']>;
/** Response of a call, as our server sends it. */
export type ResponseOf<C extends CallShape> = z.output<C['response']>;
/** Response of a call, as the client reads it from any server. */
export type ReadResponseOf<C extends CallShape> = C extends { tolerantResponse: infer S extends z.ZodMiniType }
  ? z.output<S>
  : ResponseOf<C>;

/** An account's state for staff. */
export type AccountState = z.output<typeof AccountStateSchema>;
/** Alert settings of a user. */
export type AlertChoices = z.output<typeof AlertChoiceSchema>;
/** When a booster plays. */
export type Availability = z.output<typeof AvailabilitySchema>;
/** Time that customer and booster of an order have arranged to play. */
export type PlaySession = z.output<typeof PlaySessionSchema>;
/** What is known of the booster of an order. */
export type PlayState = z.output<typeof PlayStateSchema>;
/** Appearance settings of a user. */
export type AppearanceChoices = z.output<typeof AppearanceChoiceSchema>;
/** Message of an order's chat. */
export type ChatMessage = z.output<typeof ChatMessageSchema>;
/** How far a participant of a chat has received and seen it. */
export type ChatReceipt = z.output<typeof ChatReceiptSchema>;
/** Content page. */
export type ContentPage = z.output<typeof ContentPageSchema>;
/** Problem that a customer has reported with an order, and how it ended. */
export type Dispute = z.output<typeof DisputeSchema>;
/** A booster's earning with an order, in cents of `currency`. */
export type Earning = z.output<typeof EarningSchema>;
/** Fine. */
export type FineLine = z.output<typeof FineLineSchema>;
/** ISO 639 code of the product's languages. */
export type Language = (typeof LANGUAGES)[number];
/** Limits of the rules, with their version. */
export type Limits = z.output<typeof LimitsSchema>;
/** Message in the header's list. */
export type MessageItem = z.output<typeof AnyMessageList>['allMsg'][number];
/** A customer's choices for an order. */
export type OrderChoice = z.output<typeof OrderChoiceSchema>;
/** Event of an order. */
export type OrderEvent = z.output<typeof OrderEventSchema>;
/** Order in a list. */
export type OrderRow = z.output<typeof OrderRowSchema>;
/** Order with everything the caller may see. */
export type OrderView = z.output<typeof OrderViewSchema>;
/** Sign-in on a device. */
export type OwnSession = z.output<typeof OwnSessionSchema>;
/** Payment request. */
export type PaymentRequest = z.output<typeof PaymentRequestSchema>;
/** Payout, in cents of `currency`. */
export type Payout = z.output<typeof PayoutSchema>;
/** Public data of a user. */
export type Person = z.output<typeof PersonSchema>;
/** Picture with addresses for the caller. */
export type Picture = z.output<typeof PictureSchema>;
/** Progress payment. */
export type ProgressPayLine = z.output<typeof ProgressPayLineSchema>;
/** A tip. */
export type TipLine = z.output<typeof TipLineSchema>;
/** Progress of an order. */
export type Progress = z.output<typeof ProgressSchema>;
/** Outcome of a push. */
export type PushOutcome = (typeof pushOutcomes)[number];
/** Event to push, with outcomes. */
export type PushedEvent = z.output<typeof PushedEventSchema>;
/** Message that another one replies to. */
export type QuotedMessage = z.output<typeof MessageQuoteSchema>;
/** Message that the server sends later. */
export type ScheduledMessage = z.output<typeof ScheduledMessageSchema>;
/** A booster's place in the ranking. */
export type RankingRow = z.output<typeof RankingRowSchema>;
/** Share with its candidates, in percent. */
export type ShareExplanation = z.output<typeof ShareSchema>;
/** Site log entry. */
export type SiteLogEntry = z.output<typeof SiteLogEntrySchema>;
/** Unread message. */
export type UnreadItem = z.output<typeof AnyMessageList>['unreadMsg'][number];
/** A version of the guide of an order. */
export type Guide = z.output<typeof GuideSchema>;
/** What the public tracking page shows of an order. */
export type TrackedOrder = z.output<typeof TrackedOrderSchema>;
/** Link to the public tracking page of an order. */
export type TrackingLink = z.output<typeof TrackingLinkSchema>;
