// Written by scripts/db-types.ts from the migrations; do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
export type Int8 = string;
export type Numeric = ColumnType<string, number | string, number | string>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type JsonValue = boolean | number | string | null | { [key: string]: JsonValue | undefined } | JsonValue[];
export type Json = ColumnType<JsonValue, string, string>;

export interface AccountOffers {
  id: GeneratedAlways<number>;
  seller_id: number;
  service_id: number;
  game_id: number;
  server: string | null;
  rank: string | null;
  text: string;
  price_amount: Int8;
  status: Generated<string>;
  reason: string | null;
  decided_by: number | null;
  decided_at: Timestamp | null;
  nonce: Uint8Array | null;
  sealed: Uint8Array | null;
  login_saved_at: Timestamp | null;
  created_at: Timestamp;
  version: Generated<number>;
  buyer_saw_at: Timestamp | null;
}

export interface Applications {
  id: GeneratedAlways<number>;
  user_id: number;
  games: number[];
  platforms: string[];
  text: string;
  status: Generated<string>;
  reason: string | null;
  created_at: Timestamp;
  decided_by: number | null;
  decided_at: Timestamp | null;
}

export interface BoosterAvailability {
  user_id: number;
  zone: string;
  hours: Generated<Json>;
  vacation_from: string | null;
  vacation_to: string | null;
  away_until: Timestamp | null;
}

export interface Broadcasts {
  id: GeneratedAlways<Int8>;
  xid: Generated<string>;
  items: Json;
  created_at: Generated<Timestamp>;
}

export interface ChatMessagePictures {
  message_id: number;
  position: number;
  picture_id: number;
  alt: string;
}

export interface ChatMessages {
  id: GeneratedAlways<number>;
  order_id: number;
  seq: number;
  sender_id: number | null;
  client_id: string | null;
  body: Generated<string>;
  code: string | null;
  params: Generated<Json>;
  created_at: Timestamp;
  seen_at: Timestamp | null;
  reply_to_id: number | null;
  terms: GeneratedAlways<string>;
}

export interface ChatReceipts {
  order_id: number;
  user_id: number;
  delivered_seq: number;
  delivered_at: Timestamp;
  seen_seq: Generated<number>;
  seen_at: Timestamp | null;
}

export interface ChatUnread {
  user_id: number;
  message_id: number;
  order_id: number;
}

export interface ContentPages {
  slug: string;
  version: number;
  text: string;
  writer_id: number | null;
  written_at: Timestamp;
}

export interface Coupons {
  id: GeneratedAlways<number>;
  code: string;
  percent: number | null;
  amount: number | null;
  games: number[] | null;
  starts: string | null;
  ends: string | null;
  most_uses: number | null;
  most_uses_each: number | null;
  active: Generated<boolean>;
  created_by: number;
  created_at: Timestamp;
  version: Generated<number>;
}

export interface Credentials {
  order_id: number;
  nonce: Uint8Array;
  sealed: Uint8Array;
  saved_at: Timestamp;
}

export interface DisputePictures {
  dispute_id: number;
  position: number;
  picture_id: number;
  alt: string;
}

export interface Disputes {
  id: GeneratedAlways<number>;
  order_id: number;
  opened_by: number;
  reason: string;
  text: string;
  opened_at: Timestamp;
  resolution: string | null;
  resolved_at: Timestamp | null;
  resolved_by: number | null;
  note: string | null;
  refund_amount: Generated<Int8>;
  booster_id: number | null;
}

export interface DuoqAccounts {
  id: GeneratedAlways<number>;
  name: string;
  game_id: number;
  server: string | null;
  rank: string | null;
  note: string | null;
  active: Generated<boolean>;
  nonce: Uint8Array | null;
  sealed: Uint8Array | null;
  login_saved_at: Timestamp | null;
  holder_id: number | null;
  held_until: Timestamp | null;
  created_by: number;
  created_at: Timestamp;
  version: Generated<number>;
}

export interface Earnings {
  order_id: number;
  booster_id: number;
  currency: string;
  price_amount: Int8;
  amount: Int8;
  share: Json;
  booked_at: Timestamp;
  payout_id: number | null;
  paid_before: Generated<Int8>;
}

export interface Employees {
  user_id: number;
  trial: Generated<boolean>;
  order_notification: Generated<boolean>;
  badge: string | null;
  share_percent: Numeric;
  valorant_share_percent: Numeric | null;
  acc_share_percent: Numeric | null;
  games: number[] | null;
  platforms: Generated<string[]>;
  version: Generated<number>;
  share_since: Generated<Timestamp | null>;
  valorant_share_since: Timestamp | null;
  acc_share_since: Timestamp | null;
}

export interface EventCounters {
  user_id: number;
  last_seq: number;
}

export interface Expenses {
  id: GeneratedAlways<number>;
  kind: string;
  day: string;
  amount: Int8;
  currency: string;
  text: string;
  created_by: number;
  created_at: Timestamp;
  version: Generated<number>;
}

export interface Feedbacks {
  order_id: number;
  status: Generated<string>;
  answer: string | null;
  version: Generated<number>;
}

export interface Fines {
  id: GeneratedAlways<number>;
  booster_id: number;
  order_id: number | null;
  currency: string;
  amount: Int8;
  reason: string;
  created_by: number;
  created_at: Timestamp;
  payout_id: number | null;
  lifted_by: number | null;
  lifted_at: Timestamp | null;
}

export interface Fingerprints {
  id: GeneratedAlways<number>;
  user_id: number;
  visitor_id: string;
  confidence: number | null;
  at: Timestamp;
}

export interface Gifts {
  id: GeneratedAlways<number>;
  user_id: number;
  coins: number;
  text: string;
  created_by: number;
  created_at: Timestamp;
  claimed_at: Timestamp | null;
  taken_back_by: number | null;
  taken_back_at: Timestamp | null;
}

export interface HandOvers {
  jti: string;
  user_id: number;
  expires_at: Timestamp;
  exchange_id: string | null;
  used_at: Timestamp | null;
  sid: string | null;
  issued_by: string;
}

export interface IdempotencyKeys {
  user_id: number;
  key: string;
  call: string;
  request_hash: string;
  answer: Json | null;
  created_at: Timestamp;
}

export interface Installation {
  name: string;
  value: Json;
}

export interface LedgerAccounts {
  id: GeneratedAlways<number>;
  kind: string;
  currency: string;
  owner_id: number | null;
}

export interface LedgerDays {
  day: Timestamp;
  kind: string | null;
  currency: string;
  amount: Int8;
  transactions: number;
}

export interface LedgerEntries {
  id: GeneratedAlways<number>;
  transaction_id: number;
  account_id: number;
  amount: Int8;
}

export interface LedgerTransactions {
  id: GeneratedAlways<number>;
  kind: string;
  business_key: string;
  order_id: number | null;
  actor_id: number | null;
  at: Timestamp;
  note: string | null;
}

export interface MutedOrders {
  user_id: number;
  order_id: number;
  muted_at: Timestamp;
}

export interface Notifications {
  id: GeneratedAlways<number>;
  user_id: number;
  code: string;
  params: Generated<Json>;
  order_id: number | null;
  created_at: Timestamp;
  seen_at: Timestamp | null;
  cleared_at: Timestamp | null;
}

export interface OrderEventPictures {
  event_id: number;
  position: number;
  picture_id: number;
  alt: string;
}

export interface OrderEvents {
  id: GeneratedAlways<number>;
  order_id: number;
  kind: string;
  at: Timestamp;
  actor_id: number | null;
  data: Generated<Json>;
  before: Json | null;
  import_id: string | null;
}

export interface OrderGuidePictures {
  order_id: number;
  version: number;
  picture_id: number;
}

export interface OrderGuides {
  order_id: number;
  version: number;
  text: string;
  writer_id: number;
  written_at: Timestamp;
  delivered_at: Timestamp | null;
}

export interface Orders {
  id: GeneratedAlways<number>;
  customer_id: number;
  booster_id: number | null;
  status: Generated<number>;
  game_id: number;
  service_id: number | null;
  service_slug: string;
  server_id: number | null;
  platform: string | null;
  purchase: string;
  currency: string;
  price_amount: Int8;
  quote: Json;
  details: Generated<Json>;
  ladder: string | null;
  from_rank: number | null;
  target_rank: number | null;
  now_rank: number | null;
  now_lp: Generated<number>;
  target_count: number | null;
  done_count: Generated<number>;
  percent: Generated<Numeric>;
  won: Generated<number>;
  lost: Generated<number>;
  priority: Generated<boolean>;
  estimated_days: Generated<Numeric>;
  deadline_at: Timestamp | null;
  created_at: Timestamp;
  paid_at: Timestamp | null;
  started_at: Timestamp | null;
  completed_at: Timestamp | null;
  paused_at: Timestamp | null;
  paused_seconds: Generated<number>;
  credentials_needed: Generated<boolean>;
  credentials_saved_at: Timestamp | null;
  share: Json | null;
  proof_note: string | null;
  proof_link: string | null;
  rating_stars: number | null;
  rating_text: string | null;
  rated_at: Timestamp | null;
  look_booster_id: number | null;
  look_until: Timestamp | null;
  last_message_seq: Generated<number>;
  version: Generated<number>;
  suspended_from: number | null;
  suspended_at: Timestamp | null;
  cancelled_at: Timestamp | null;
  end_reason: string | null;
  settlement: string | null;
  refund_amount: Int8 | null;
  refund_to: string | null;
  credentials_erased_at: Timestamp | null;
  progress_paid: Generated<Int8>;
  coupon_id: number | null;
  offer_id: number | null;
  offer_version: number | null;
  desk_note: Generated<string>;
  desk_version: Generated<number>;
  coins_paid: Generated<number>;
  coins_paid_amount: Generated<Int8>;
  barred_boosters: Generated<number[]>;
  first_offer_to: number[] | null;
  first_offer_until: Timestamp | null;
  hand_over_note: string | null;
  paused_total: Generated<number>;
  disputed_boosters: Generated<number[]>;
  playing_since: Timestamp | null;
  playing_until: Timestamp | null;
  booster_active_at: Timestamp | null;
  poked_at: Timestamp | null;
}

export interface PageErrors {
  id: GeneratedAlways<number>;
  digest: string;
  message: string;
  stack: string;
  screen: string;
  times: Generated<number>;
  first_at: Timestamp;
  last_at: Timestamp;
}

export interface PasswordLinks {
  user_id: number;
  token_hash: string;
  made_by: number;
  expires_at: Timestamp;
}

export interface PasswordRequests {
  user_id: number;
  requested_at: Timestamp;
}

export interface PaymentRequests {
  id: GeneratedAlways<number>;
  customer_id: number;
  order_id: number | null;
  currency: string;
  amount: Int8;
  text: string;
  created_by: number;
  created_at: Timestamp;
  paid_at: Timestamp | null;
  cancelled_by: number | null;
  cancelled_at: Timestamp | null;
}

export interface Payouts {
  id: GeneratedAlways<number>;
  booster_id: number;
  status: string;
  currency: string;
  amount: Int8;
  proposed_by: number;
  proposed_at: Timestamp;
  paid_by: number | null;
  paid_at: Timestamp | null;
  two_to_sign_above: Int8 | null;
}

export interface Pictures {
  user_id: number;
  name: string;
  type: string;
  bytes: Uint8Array;
}

export interface PlaySessions {
  id: GeneratedAlways<number>;
  order_id: number;
  customer_id: number;
  booster_id: number;
  proposer_id: number;
  starts_at: Timestamp;
  ends_at: Timestamp;
  state: string;
  revision: Generated<number>;
  reminded_at: Timestamp | null;
  customer_zone: string | null;
  booster_zone: string | null;
}

export interface Posts {
  id: GeneratedAlways<number>;
  title: string;
  text: string;
  writer_id: number;
  created_at: Timestamp;
  published_at: Timestamp | null;
  version: Generated<number>;
}

export interface ProgressPays {
  id: GeneratedAlways<number>;
  order_id: number;
  booster_id: number;
  currency: string;
  amount: Int8;
  percent: Numeric;
  note: string;
  created_by: number;
  created_at: Timestamp;
  payout_id: number | null;
}

export interface PushDeliveries {
  token: string;
  user_id: number;
  seq: number;
  due_at: Timestamp;
  tries: Generated<number>;
}

export interface PushOutcomes {
  user_id: number;
  seq: number;
  outcome: string;
  devices: number;
  trace: Json | null;
  at: Timestamp;
}

export interface PushTokens {
  token: string;
  user_id: number;
  sid: string;
  created_at: Timestamp;
  endpoint: string | null;
  p256dh: string | null;
  auth: string | null;
}

export interface QuickReplies {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  owner_id: number;
  audience: string;
  title: string;
  shortcut: string;
  text: string;
  created_at: Timestamp;
}

export interface ScheduledMessages {
  id: GeneratedAlways<number>;
  order_id: number;
  sender_id: number;
  client_id: Generated<string>;
  body: string;
  send_at: Timestamp;
  confirmed: boolean;
  created_at: Timestamp;
  failing_since: Timestamp | null;
  failed_at: Timestamp | null;
}

export interface SessionFeeds {
  user_id: number;
  token_hash: string;
  created_at: Timestamp;
}

export interface Sessions {
  sid: string;
  user_id: number;
  created_at: Timestamp;
  seen_at: Timestamp;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
  ended_why: string | null;
  family: string;
  browser: string | null;
  system: string | null;
  language: string | null;
}

export interface SiteLog {
  id: GeneratedAlways<number>;
  at: Timestamp;
  actor_id: number | null;
  action: string;
  object_kind: string;
  object_id: string;
  before: Json | null;
  after: Json | null;
}

export interface Tips {
  id: GeneratedAlways<number>;
  order_id: number;
  booster_id: number;
  currency: string;
  amount: Int8;
  created_at: Timestamp;
  payout_id: number | null;
}

export interface TrackingLinks {
  order_id: number;
  token: string;
  expires_at: Timestamp;
}

export interface UploadAttempts {
  user_id: number;
  since: Timestamp;
  attempts: number;
}

export interface UploadedPictures {
  id: GeneratedAlways<number>;
  user_id: number;
  order_id: number | null;
  client_id: string;
  width: number;
  height: number;
  large: Uint8Array;
  thumbnail: Uint8Array;
  created_at: Timestamp;
  attached_at: Timestamp | null;
  quick_reply_id: number | null;
}

export interface UserEvents {
  user_id: number;
  seq: number;
  event_id: string;
  name: string;
  payload: Json;
  created_at: Timestamp;
}

export interface UserSettings {
  user_id: number;
  alerts: Generated<Json>;
  appearance: Generated<Json>;
  shortcuts: Generated<boolean>;
  language: string | null;
  tour_seen: Generated<boolean>;
}

export interface Users {
  id: GeneratedAlways<number>;
  name: string;
  sanitized_name: string;
  email: string;
  password_hash: string;
  role: number;
  image: string | null;
  newsletter: Generated<boolean>;
  notification: Generated<boolean>;
  affilate: string | null;
  favorite_employees: Generated<number[]>;
  premium: Generated<boolean>;
  relog: Generated<boolean>;
  banned_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  former_affilate: string | null;
}

export interface DB {
  account_offers: AccountOffers;
  applications: Applications;
  booster_availability: BoosterAvailability;
  broadcasts: Broadcasts;
  chat_message_pictures: ChatMessagePictures;
  chat_messages: ChatMessages;
  chat_receipts: ChatReceipts;
  chat_unread: ChatUnread;
  content_pages: ContentPages;
  coupons: Coupons;
  credentials: Credentials;
  dispute_pictures: DisputePictures;
  disputes: Disputes;
  duoq_accounts: DuoqAccounts;
  earnings: Earnings;
  employees: Employees;
  event_counters: EventCounters;
  expenses: Expenses;
  feedbacks: Feedbacks;
  fines: Fines;
  fingerprints: Fingerprints;
  gifts: Gifts;
  hand_overs: HandOvers;
  idempotency_keys: IdempotencyKeys;
  installation: Installation;
  ledger_accounts: LedgerAccounts;
  ledger_days: LedgerDays;
  ledger_entries: LedgerEntries;
  ledger_transactions: LedgerTransactions;
  muted_orders: MutedOrders;
  notifications: Notifications;
  order_event_pictures: OrderEventPictures;
  order_events: OrderEvents;
  order_guide_pictures: OrderGuidePictures;
  order_guides: OrderGuides;
  orders: Orders;
  page_errors: PageErrors;
  password_links: PasswordLinks;
  password_requests: PasswordRequests;
  payment_requests: PaymentRequests;
  payouts: Payouts;
  pictures: Pictures;
  play_sessions: PlaySessions;
  posts: Posts;
  progress_pays: ProgressPays;
  push_deliveries: PushDeliveries;
  push_outcomes: PushOutcomes;
  push_tokens: PushTokens;
  quick_replies: QuickReplies;
  scheduled_messages: ScheduledMessages;
  session_feeds: SessionFeeds;
  sessions: Sessions;
  site_log: SiteLog;
  tips: Tips;
  tracking_links: TrackingLinks;
  upload_attempts: UploadAttempts;
  uploaded_pictures: UploadedPictures;
  user_events: UserEvents;
  user_settings: UserSettings;
  users: Users;
}
