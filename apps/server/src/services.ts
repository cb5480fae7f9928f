import { createIdempotencyKeys } from './db/idempotency-keys.ts';
import type { Db } from './db/index.ts';
import { createWriter } from './db/writer.ts';
import { createApplicationsService } from './domains/applications/applications.service.ts';
import { createAuthService } from './domains/auth/auth.service.ts';
import { createPasswordLinksService } from './domains/auth/password-links.service.ts';
import { createTokens } from './domains/auth/tokens.ts';
import { createBlogService } from './domains/blog/blog.service.ts';
import { createChatService } from './domains/chat/chat.service.ts';
import { createInboxService } from './domains/chat/inbox.service.ts';
import { createMessageSearch } from './domains/chat/message-search.service.ts';
import { createMutesService } from './domains/chat/mutes.service.ts';
import { createReceiptsService } from './domains/chat/receipts.service.ts';
import { createScheduledService } from './domains/chat/scheduled.service.ts';
import { createTypingService } from './domains/chat/typing.service.ts';
import { createViewingService } from './domains/chat/viewing.service.ts';
import { createContentService } from './domains/content/content.service.ts';
import { createCouponsService } from './domains/coupons/coupons.service.ts';
import { createEventsService, type Publisher } from './domains/events/events.service.ts';
import { createFeedbacksService } from './domains/feedbacks/feedbacks.service.ts';
import { createDuoqService } from './domains/game-accounts/duoq.service.ts';
import { createOfferSales } from './domains/game-accounts/offer-sales.service.ts';
import { createOffersService } from './domains/game-accounts/offers.service.ts';
import { createGiftsService } from './domains/gifts/gifts.service.ts';
import { createLimitsService } from './domains/limits/limits.service.ts';
import { createEarningsService } from './domains/money/earnings.service.ts';
import { exchangeRate } from './domains/money/exchange.ts';
import { createFinesService } from './domains/money/fines.service.ts';
import { createLedgerService } from './domains/money/ledger.service.ts';
import { createPaymentCollector } from './domains/money/payment-collector.service.ts';
import { createPayoutsService } from './domains/money/payouts.service.ts';
import { createTestProvider } from './domains/money/test-provider.service.ts';
import { createNotificationsService } from './domains/notifications/notifications.service.ts';
import { createMessageGuard } from './domains/orders/message-guard.service.ts';
import { createOrderSubjects } from './domains/orders/order-subjects.service.ts';
import { createOrdersService } from './domains/orders/orders.service.ts';
import { createStaffTimeline } from './domains/orders/staff-timeline.service.ts';
import { createTrackingService } from './domains/orders/tracking.service.ts';
import { createPageErrorsService } from './domains/page-errors/page-errors.service.ts';
import { createPaymentsService } from './domains/payments/payments.service.ts';
import { createPictureAddresses } from './domains/pictures/picture-addresses.ts';
import { createPicturesService } from './domains/pictures/pictures.service.ts';
import { createPushService, type PushDeps } from './domains/push/push.service.ts';
import { createPushQueue } from './domains/push/push-queue.service.ts';
import { createQuickRepliesService } from './domains/quick-replies/quick-replies.service.ts';
import { createReplyReaders } from './domains/quick-replies/reply-readers.service.ts';
import { createRankingsService } from './domains/rankings/rankings.service.ts';
import { createSearchService } from './domains/search/search.service.ts';
import { createSiteLogService } from './domains/site-log/site-log.service.ts';
import { createAccountChangesService } from './domains/users/account-changes.service.ts';
import { createAccountsService } from './domains/users/accounts.service.ts';
import { createAvailabilityService } from './domains/users/availability.service.ts';
import { createFavoritesService } from './domains/users/favorites.service.ts';
import { createLanguagesService } from './domains/users/languages.service.ts';
import { createMembershipService } from './domains/users/membership.service.ts';
import { createProfileService } from './domains/users/profile.service.ts';
import { createSettingsService } from './domains/users/settings.service.ts';
import { createUsersService } from './domains/users/users.service.ts';
import type { MonitoredRedis } from './plugins/redis-monitor.ts';
import { createOrderRateLimiter } from './realtime/order-rate-limiter.ts';

export interface ServiceDeps {
  readonly db: Db;
  readonly clock: () => Date;
  readonly signingKey: Uint8Array;
  readonly vaultKey: Uint8Array;
  /** Messages per minute, user and chat. */
  readonly chatLimit: number;
  /** Messages per minute and user that are refused for personal details. */
  readonly guessLimit: number;
  /** Uploads of pictures per day and user. */
  readonly uploadLimit: number;
  /** Shared by several processes for limits; null with one. */
  readonly redis: MonitoredRedis | null;
  /** @default no pushes */
  readonly push?: Pick<PushDeps, 'vapid' | 'hosts' | 'oneSignal'>;
  readonly testPayments: boolean;
  readonly publicUrl: string;
  readonly siteUrl: string;
  readonly publisher: Publisher;
  readonly onError: (error: unknown) => void;
}

export function createServices(deps: ServiceDeps) {
  const { db, clock, vaultKey, publicUrl, siteUrl, redis } = deps;
  const write = createWriter(db, clock, deps.onError);
  const accounts = createAccountsService();
  const subjects = createOrderSubjects(db, exchangeRate);
  const events = createEventsService({ db, clock, publisher: deps.publisher, queue: createPushQueue(clock) });
  const siteLog = createSiteLogService({ clock });
  const auth = createAuthService({
    db,
    write,
    clock,
    accounts,
    siteLog,
    events,
    tokens: createTokens(deps.signingKey, clock),
  });
  const addresses = createPictureAddresses(deps);
  const pictures = createPicturesService({
    db,
    write,
    clock,
    accounts,
    subjects,
    addresses,
    replyReaders: createReplyReaders(),
    uploadLimit: deps.uploadLimit,
  });
  const quickReplies = createQuickRepliesService({ db, write, clock, siteLog, pictures });
  const mutes = createMutesService({ db, write, clock, events, subjects });
  const receipts = createReceiptsService({ db, write, events, subjects, clock, redis });
  const isWithinRate = createOrderRateLimiter({ perMinute: deps.chatLimit, clock, redis });
  const timeline = createStaffTimeline({ clock, events, subjects });
  const guard = createMessageGuard({ ...deps, timeline });
  const chat = createChatService({
    db,
    write,
    clock,
    events,
    subjects,
    isWithinRate,
    pictures,
    mutes,
    receipts,
    guard,
  });
  const typing = createTypingService({ db, write, events, subjects, clock, redis });
  const messageSearch = createMessageSearch({ db, subjects });
  const viewing = createViewingService({ db, write, events, subjects, accounts, clock, redis });
  const inbox = createInboxService({ db, write, clock, events, subjects, receipts });
  const languages = createLanguagesService();
  const notifications = createNotificationsService({ db, write, clock, events, languages });
  const scheduled = createScheduledService({
    db,
    write,
    clock,
    events,
    subjects,
    accounts,
    notifications,
    chat,
    isWithinRate,
    guard,
  });
  const ledger = createLedgerService({ db, clock });
  const earnings = createEarningsService({ db, clock, events, subjects });
  const limits = createLimitsService({ db, write, clock, notifications, siteLog });
  const payouts = createPayoutsService({ db, write, clock, events, ledger, limits, notifications, siteLog });
  const fines = createFinesService({ write, clock, accounts, events, notifications, siteLog, timeline });
  const feedbacks = createFeedbacksService({ db, notifications });
  const coupons = createCouponsService({ db, clock });
  const charge = createTestProvider(deps.testPayments);
  const collect = createPaymentCollector({ ledger, rate: exchangeRate, charge });
  const availability = createAvailabilityService({ db, write, clock, accounts, events });
  const orders = createOrdersService({
    availability,
    redis,
    languages,
    publicUrl,
    db,
    write,
    clock,
    events,
    siteLog,
    subjects,
    chat,
    scheduled,
    coupons,
    feedbacks,
    notifications,
    ledger,
    limits,
    earnings,
    pictures,
    sales: createOfferSales(),
    rate: exchangeRate,
    collect,
    vaultKey,
  });
  const payments = createPaymentsService({
    db,
    write,
    clock,
    accounts,
    events,
    ledger,
    notifications,
    siteLog,
    extra: orders.extra,
    collect,
  });
  const duoq = createDuoqService({ write, clock, notifications, siteLog, vaultKey });
  const accountChanges = createAccountChangesService({
    write,
    clock,
    accounts,
    siteLog,
    orders: orders.release,
    loans: duoq,
    endSessions: auth.endAll,
  });
  const membership = createMembershipService({ write, accounts, events, notifications, siteLog });
  const passwordLinks = createPasswordLinksService({
    db,
    write,
    clock,
    accounts,
    siteLog,
    endSessions: auth.endAll,
    onError: deps.onError,
    siteUrl,
  });
  const applications = createApplicationsService({
    db,
    write,
    clock,
    accounts,
    accountChanges,
    notifications,
    siteLog,
  });
  const gifts = createGiftsService({ db, write, clock, accounts, events, ledger, limits, notifications, siteLog });
  const offers = createOffersService({ write, clock, notifications, orders: orders.checkout, siteLog, vaultKey });
  const people = createUsersService({ db, accounts, ledger, rate: exchangeRate });
  const profile = createProfileService({ db, write, accounts, events, siteLog, publicUrl });
  const favorites = createFavoritesService({ db, write, accounts, events, subjects });
  const settings = createSettingsService({ db, write, accounts, events, mutes });
  const push = createPushService({
    ...(deps.push ?? { vapid: null, hosts: [], oneSignal: null }),
    db,
    write,
    clock,
    accounts,
    settings,
    notifications,
    inbox,
    publicUrl,
  });
  const content = createContentService({ db, write, clock, siteLog });
  const blog = createBlogService({ db, clock });
  const search = createSearchService({ db, orders: orders.reading });
  const pageErrors = createPageErrorsService({ db, clock });
  const rankings = createRankingsService({ db, clock });
  const tracking = createTrackingService({ db, write, clock, subjects, siteLog, siteUrl });
  return {
    accountChanges,
    applications,
    auth,
    availability,
    blog,
    chat,
    clock,
    db,
    content,
    coupons,
    duoq,
    earnings,
    events,
    favorites,
    feedbacks,
    fines,
    timeline,
    gifts,
    inbox,
    typing,
    receipts,
    scheduled,
    viewing,
    idempotencyKeys: createIdempotencyKeys(db, clock),
    ledger,
    limits,
    membership,
    messageSearch,
    mutes,
    notifications,
    offers,
    orders,
    pageErrors,
    passwordLinks,
    payments,
    payouts,
    people,
    pictures,
    profile,
    push,
    quickReplies,
    rankings,
    search,
    settings,
    siteLog,
    subjects,
    tracking,
    accounts,
    write,
  };
}

export type Services = ReturnType<typeof createServices>;
