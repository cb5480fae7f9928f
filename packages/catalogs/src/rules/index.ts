export { ladderPosition, POINTS_MAX, POINTS_PER_RANK } from '../points.ts';
export type { Coupon, CouponRefusal, CouponState, CouponUsage, CouponUse } from './coupon.ts';
export { couponRefusal, couponState } from './coupon.ts';
export type { DisputableOrder, DisputedOrder, DisputeReason } from './dispute.ts';
export { DISPUTE_DAYS, disputeReasons, isDisputable, isDisputedAlready, settleDispute } from './dispute.ts';
export {
  findGuidePictureText,
  GUIDE_PICTURES_MAX,
  hasUnknownGuidePicture,
  isGuideService,
  listGuidePictures,
  parseGuidePicture,
  toGuidePicture,
} from './guides.ts';
export { HAND_OVER_MAX, HAND_OVER_MIN, isHandOverNote, needsHandOverNote } from './hand-over.ts';
export type { PricedOrder } from './order-amounts.ts';
export { heldAmount, remainingEarning, settleOrder } from './order-amounts.ts';
export { isPayable, payoutAmount } from './payout.ts';
export type { ReplyAudience, ReplyGap, ReplyTrigger, ReplyValues, ReplyVariable } from './quick-replies.ts';
export {
  expandReply,
  findGaps,
  findTrigger,
  findUnknownVariables,
  OWN_REPLIES_MAX,
  replyAudiences,
  replyVariables,
  SHARED_REPLIES_MAX,
} from './quick-replies.ts';
export type { RevisableOrder, RevisedOrder, Revision, RevisionRefusal } from './revision.ts';
export { reviseOrder } from './revision.ts';
export type { OrderState } from './schedule.ts';
export { isDeadlineRunning, isEnded, isOverdue } from './schedule.ts';
export {
  activeStatuses,
  isStatusIn,
  openStatuses,
  runningStatuses,
  scheduledStatuses,
  stoppedStatuses,
  unattendedStatuses,
  unsuspendedStatuses,
} from './status-groups.ts';
export { suggestedTip, suggestTips, TIP_MIN, TIP_PERCENTS } from './tips.ts';
