import { expect, test } from 'vitest';
import * as catalogs from './index.ts';
import * as messageCheck from './message-check/index.ts';
import * as play from './play/index.ts';
import * as progress from './progress/index.ts';
import * as rules from './rules/index.ts';
import * as text from './text/index.ts';

const frozenAllDown = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozenAllDown));

test('the package exports exactly these names', () => {
  expect(Object.keys(catalogs).sort()).toMatchInlineSnapshot(`
    [
      "COIN_USD_CENTS",
      "ORDER_STATUS",
      "accountServiceIds",
      "allocate",
      "assertAmount",
      "climbPercent",
      "convert",
      "convertParts",
      "currencies",
      "deepFreeze",
      "detailFieldsOf",
      "detailKeys",
      "detailLabel",
      "explainRevenueShare",
      "gameByAlias",
      "gameById",
      "gameBySlug",
      "gameOfService",
      "games",
      "isCoinCount",
      "isDetailValue",
      "isGameId",
      "isHiddenDetail",
      "isOrderStatus",
      "isPlatformId",
      "isPlayed",
      "isSold",
      "lacksChampions",
      "ladder",
      "ladderIds",
      "loyaltyFor",
      "loyaltyTiers",
      "maxCoins",
      "missingDetails",
      "needsAccount",
      "nextRank",
      "optionPercents",
      "orderAgainPath",
      "orderStatusByCode",
      "orderStatusCodes",
      "orderStatuses",
      "orderTransitions",
      "overrideShare",
      "parseRank",
      "payWithCoins",
      "percentOf",
      "planCoins",
      "platforms",
      "progressSplit",
      "progressSteps",
      "quoteOrder",
      "rankByName",
      "rankByNumber",
      "rankNumber",
      "revenueShare",
      "serverById",
      "servers",
      "serversFor",
      "serviceById",
      "serviceByLink",
      "serviceBySlug",
      "serviceUnits",
      "services",
      "servicesOf",
      "settle",
      "settlements",
      "splitByPercent",
      "splitRefund",
      "stepsBetween",
      "transitionFor",
      "transitionsFrom",
      "unitPrices",
      "visibleDetails",
    ]
  `);
  expect(Object.keys(progress).sort()).toEqual([
    'applyProgressStep',
    'checkMatches',
    'checkProgress',
    'completionOf',
    'maxPoints',
    'progressAdapters',
    'progressPayLimit',
    'stepsFor',
    'toTierProgress',
  ]);
});

test.each(Object.entries({ ...catalogs, ...play, ...progress, ...rules }))(
  'the export %s is deeply frozen',
  (_name, value) => {
    expect(frozenAllDown(value)).toBe(true);
  },
);

test("the entry point 'play' exports exactly these names", () => {
  expect(Object.keys(play).sort()).toEqual([
    'AWAY_HOURS_MAX',
    'HOURS_MAX',
    'OPEN_PROPOSALS_MAX',
    'OPEN_SESSIONS_MAX',
    'PLAYING_HOURS',
    'POKE_HOURS',
    'PROPOSALS_PER_HOUR',
    'REMINDER_MINUTES',
    'SESSION_DAYS_MAX',
    'SESSION_MINUTES_MAX',
    'SESSION_MINUTES_MIN',
    'VACATION_DAYS_MAX',
    'availabilityAt',
    'availabilityStates',
    'checkSessionTimes',
    'doSessionsOverlap',
    'isOnVacation',
    'isOpenSession',
    'isPlayingNow',
    'isReminderDue',
    'isTimeZone',
    'mayPoke',
    'nextAvailable',
    'playingEnd',
    'pokeAllowedAt',
    'sessionActions',
    'sessionAfter',
    'sessionStates',
    'vacationDays',
    'vacationTimes',
  ]);
});

test("the entry point 'rules' exports exactly these names", () => {
  expect(Object.keys(rules).sort()).toEqual([
    'DISPUTE_DAYS',
    'GUIDE_PICTURES_MAX',
    'HAND_OVER_MAX',
    'HAND_OVER_MIN',
    'OWN_REPLIES_MAX',
    'POINTS_MAX',
    'POINTS_PER_RANK',
    'SHARED_REPLIES_MAX',
    'TIP_MIN',
    'TIP_PERCENTS',
    'activeStatuses',
    'couponRefusal',
    'couponState',
    'disputeReasons',
    'expandReply',
    'findGaps',
    'findGuidePictureText',
    'findTrigger',
    'findUnknownVariables',
    'hasUnknownGuidePicture',
    'heldAmount',
    'isDeadlineRunning',
    'isDisputable',
    'isDisputedAlready',
    'isEnded',
    'isGuideService',
    'isHandOverNote',
    'isOverdue',
    'isPayable',
    'isStatusIn',
    'ladderPosition',
    'listGuidePictures',
    'needsHandOverNote',
    'openStatuses',
    'parseGuidePicture',
    'payoutAmount',
    'remainingEarning',
    'replyAudiences',
    'replyVariables',
    'reviseOrder',
    'runningStatuses',
    'scheduledStatuses',
    'settleDispute',
    'settleOrder',
    'stoppedStatuses',
    'suggestTips',
    'suggestedTip',
    'toGuidePicture',
    'unattendedStatuses',
    'unsuspendedStatuses',
  ]);
});

test("the entry point 'message-check' exports exactly these names", () => {
  expect(Object.keys(messageCheck).sort()).toEqual([
    'findPersonalDetails',
    'mentionsLogin',
    'personalDetailKinds',
    'readLoginDetails',
    'withoutLoginDetails',
  ]);
});

test("the entry point 'text' exports exactly these names", () => {
  expect(Object.keys(text).sort()).toEqual([
    'findSpellingError',
    'impersonatesStaff',
    'isConfusable',
    'isName',
    'isStorable',
    'nameSkeleton',
    'toAsciiDigits',
    'toCouponCode',
    'toVisible',
    'visibleLength',
  ]);
});
