// Parts only, for small bundles; `contract.ts` has all.
export { account } from './account.ts';
export { accountselling, offerStates } from './areas/accountselling.ts';
export { application, applicationStatuses, applications } from './areas/applications.ts';
export { blog, news, POST_MAX } from './areas/blog.ts';
export { boostcoins, COIN_CHANGE_MAX, coinReasons } from './areas/boostcoins.ts';
export { coupon, coupons } from './areas/coupons.ts';
export { AREA_COUNT_MAX, AREA_PAGE_MAX, AREA_TEXT_MAX, REFUSAL_MAX } from './areas/define-area.ts';
export { BORROW_MAX_HOURS, duoqaccounts } from './areas/duoqaccounts.ts';
export { employees } from './areas/employees.ts';
export { expenseKinds, expenses } from './areas/expenses.ts';
export { feedback, feedbackStatuses, feedbacks } from './areas/feedbacks.ts';
export { fines } from './areas/fines.ts';
export { GIFT_MAX, gift, giftStates, gifts } from './areas/gifts.ts';
export { movementReasons, movementSides, movements } from './areas/movements.ts';
export { orders } from './areas/orders.ts';
export { pageError, pageerrors } from './areas/pageerrors.ts';
export { addonpayments, custompayments } from './areas/payments.ts';
export { payouts } from './areas/payouts.ts';
export { progresspays } from './areas/progresspays.ts';
export { quickreplies } from './areas/quickreplies.ts';
export { sitelogs } from './areas/sitelogs.ts';
export { users } from './areas/users.ts';
export { auth } from './auth.ts';
export { authChecks } from './auth-checks.ts';
export { authSession } from './auth-session.ts';
export { availability } from './availability.ts';
export { chatMessage, MESSAGE_SEARCH_MAX, MessageQuote, MUTED_MAX, SYSTEM_CODES } from './chat.ts';
export { chatList, MESSAGES_PAGE, UNREAD_MAX } from './chat-list.ts';
export { CONTENT_MAX, contentPage, contentSlugs } from './content-page.ts';
export { type AreaName, areas, type CallName, type Contract, calls, contract } from './contract.ts';
export { LOGIN_MAX } from './credentials.ts';
export { type CallShape, defineCall, type Part } from './define.ts';
export { DISPUTE_TEXT, dispute } from './dispute.ts';
export {
  ERROR_CODE_HEADER,
  ERROR_DETAILS_HEADER,
  type ErrorCode,
  EXCHANGE_HEADER,
  errorStatus,
  IDEMPOTENCY_HEADER,
  universalErrors,
} from './errors.ts';
export { event } from './event.ts';
export { FAVORITES_MAX, favorite } from './favorite.ts';
export { GUIDE_MAX, GUIDE_VERSIONS_MAX, guide } from './guide.ts';
export { ledger } from './ledger.ts';
export { limits } from './limits.ts';
export { MESSAGE_MAX } from './message-max.ts';
export { earnings, fineStates, payoutStatuses, progressPayStates } from './money.ts';
export { NAME_MAX } from './name.ts';
export { NOTIFICATIONS_PAGE, notification } from './notification.ts';
export { office, waitingFilters } from './office.ts';
export { orderDesk } from './order-desk.ts';
export { NEED_HOURS, orderLists, orderNeeds, orderScopes } from './order-lists.ts';
export { ORDER_TEXT_MAX, PROGRESS_IMPORT_MAX, PROGRESS_UNDO_SECONDS } from './order-progress.ts';
export { orderStart } from './order-start.ts';
export { order, PROOF_MIN, TIP_MAX } from './orders.ts';
export { payment, paymentStates } from './payment.ts';
export { payout } from './payout.ts';
export { ALT_TEXT_MAX, MESSAGE_PICTURES_MAX, PICTURE_UPLOAD_MAX, picture, pictureTypes } from './picture.ts';
export { play } from './play.ts';
export { playSession } from './play-session.ts';
export { PICTURE_MAX, profile } from './profile.ts';
export { push } from './push.ts';
export { ranking, rankingKeys, rankingPeriods } from './ranking.ts';
export { redact } from './redact.ts';
export { SCHEDULED_DAYS, SCHEDULED_MAX, scheduledMessage } from './scheduled.ts';
export { search } from './search.ts';
export { searchTerms } from './search-terms.ts';
export { AlertChoice, AppearanceChoice, LANGUAGES, settings } from './settings.ts';
export { PAGE_MAX, PASSWORD_MAX, PASSWORD_MIN, REASON_MAX, REASON_MIN } from './shapes.ts';
export { TRACKING_DAYS_MAX, tracking } from './tracking.ts';
export type * from './types.ts';
export { boostcoin, exchange, user } from './user.ts';
