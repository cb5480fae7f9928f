export type { CoinPart, CoinSplit } from './coins.ts';
export { type CoinPlan, isCoinCount, maxCoins, payWithCoins, planCoins, splitRefund } from './coins.ts';
export { deepFreeze } from './deep-freeze.ts';
export type { DetailField, DetailFieldKey, DetailPrice, DetailValues } from './detail-field-types.ts';
export { detailFieldsOf, isDetailValue, missingDetails } from './detail-fields.ts';
export type { Detail, DetailKey, DetailKind } from './details.ts';
export { detailKeys, detailLabel, isHiddenDetail, visibleDetails } from './details.ts';
export type { Game, GameId, GameName, GameService, GameSlug } from './games.ts';
export { gameByAlias, gameById, gameBySlug, games, isGameId } from './games.ts';
export type { Climb, Division, Ladder, LadderId, LadderRef, Rank, Tier, TierKey } from './ladders.ts';
export {
  climbPercent,
  ladder,
  ladderIds,
  nextRank,
  rankByNumber,
  stepsBetween,
} from './ladders.ts';
export type { Loyalty, LoyaltyName, LoyaltyTier } from './loyalty.ts';
export { loyaltyFor, loyaltyTiers } from './loyalty.ts';
export type { Currency, Money } from './money.ts';
export {
  allocate,
  assertAmount,
  COIN_USD_CENTS,
  convert,
  convertParts,
  currencies,
  percentOf,
  splitByPercent,
} from './money.ts';
export type { PastOrder } from './order-again.ts';
export { orderAgainPath } from './order-again.ts';
export type { PlatformId } from './platforms.data.ts';
export { isPlatformId, platforms } from './platforms.data.ts';
export { optionPercents, unitPrices } from './prices.data.ts';
// Progress rules are in `./progress`, so that price pages do not load them.
export type { ProgressSplit, Settlement } from './progress-split.ts';
export { progressSplit, settle, settlements } from './progress-split.ts';
export { isSold, quoteOrder } from './quote.ts';
export { lacksChampions, needsAccount } from './quote-order.ts';
export type {
  OrderDetail,
  Quote,
  QuoteCoupon,
  QuotedOrder,
  QuoteInput,
  QuoteLine,
  QuoteLineLabel,
  QuoteOption,
  QuoteRefusal,
  QuoteRefusalReason,
} from './quote-types.ts';
export type { ParsedRank, RankFailure } from './rank-names.ts';
export { parseRank, rankByName, rankNumber } from './rank-names.ts';
export type {
  ShareCandidate,
  SharedService,
  ShareExplanation,
  ShareHolder,
  ShareReason,
  ShareSource,
} from './revenue-share.ts';
export { accountServiceIds, explainRevenueShare, overrideShare, revenueShare } from './revenue-share.ts';
export type { Server, ServerGroup, ServerId } from './servers.ts';
export { serverById, servers, serversFor } from './servers.ts';
export type { Service, ServiceGameKey, ServiceId, ServiceSlug } from './services.ts';
export { gameOfService, serviceById, serviceByLink, serviceBySlug, services, servicesOf } from './services.ts';
export type { OrderStatus, OrderStatusKey } from './statuses.ts';
export { isOrderStatus, ORDER_STATUS, orderStatusByCode, orderStatusCodes, orderStatuses } from './statuses.ts';
export type { OrderTransition, TransitionName } from './transitions.ts';
export { orderTransitions, transitionFor, transitionsFrom } from './transitions.ts';
export type { CountedUnit, ProgressStep, ServiceUnit } from './units.ts';
export { isPlayed, progressSteps, serviceUnits } from './units.ts';
