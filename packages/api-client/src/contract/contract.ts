import { account } from './account.ts';
import { accountselling } from './areas/accountselling.ts';
import { application, applications } from './areas/applications.ts';
import { blog, news } from './areas/blog.ts';
import { boostcoins } from './areas/boostcoins.ts';
import { coupon, coupons } from './areas/coupons.ts';
import { duoqaccounts } from './areas/duoqaccounts.ts';
import { employees } from './areas/employees.ts';
import { expenses } from './areas/expenses.ts';
import { feedback, feedbacks } from './areas/feedbacks.ts';
import { fines } from './areas/fines.ts';
import { gift, gifts } from './areas/gifts.ts';
import { movements } from './areas/movements.ts';
import { orders } from './areas/orders.ts';
import { pageError, pageerrors } from './areas/pageerrors.ts';
import { addonpayments, custompayments } from './areas/payments.ts';
import { payouts } from './areas/payouts.ts';
import { progresspays } from './areas/progresspays.ts';
import { quickreplies } from './areas/quickreplies.ts';
import { sitelogs } from './areas/sitelogs.ts';
import { users } from './areas/users.ts';
import { auth } from './auth.ts';
import { availability } from './availability.ts';
import { chatMessage } from './chat.ts';
import { contentPage } from './content-page.ts';
import type { CallShape, Part } from './define.ts';
import { dispute } from './dispute.ts';
import { event } from './event.ts';
import { favorite } from './favorite.ts';
import { guide } from './guide.ts';
import { ledger } from './ledger.ts';
import { limits } from './limits.ts';
import { earnings } from './money.ts';
import { notification } from './notification.ts';
import { office } from './office.ts';
import { order } from './orders.ts';
import { payment } from './payment.ts';
import { payout } from './payout.ts';
import { picture } from './picture.ts';
import { play } from './play.ts';
import { playSession } from './play-session.ts';
import { profile } from './profile.ts';
import { push } from './push.ts';
import { ranking } from './ranking.ts';
import { scheduledMessage } from './scheduled.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { tracking } from './tracking.ts';
import { boostcoin, exchange, user } from './user.ts';

/** All areas by name. */
export const areas = {
  accountselling,
  addonpayments,
  applications,
  blog,
  boostcoins,
  coupons,
  custompayments,
  duoqaccounts,
  employees,
  expenses,
  feedbacks,
  fines,
  gifts,
  movements,
  orders,
  pageerrors,
  payouts,
  progresspays,
  quickreplies,
  sitelogs,
  users,
} as const;

/** All parts by name, for servers. */
export const contract = {
  account,
  accountselling: accountselling.calls,
  addonpayments: addonpayments.calls,
  application,
  applications: applications.calls,
  auth,
  availability,
  blog: blog.calls,
  boostcoin,
  boostcoins: boostcoins.calls,
  chatMessage,
  contentPage,
  coupon,
  coupons: coupons.calls,
  custompayments: custompayments.calls,
  dispute,
  duoqaccounts: duoqaccounts.calls,
  earnings,
  employees: employees.calls,
  event,
  exchange,
  expenses: expenses.calls,
  favorite,
  feedback,
  feedbacks: feedbacks.calls,
  fines: fines.calls,
  gift,
  gifts: gifts.calls,
  ledger,
  limits,
  movements: movements.calls,
  news,
  notification,
  office,
  order,
  orders: orders.calls,
  pageError,
  pageerrors: pageerrors.calls,
  payment,
  payout,
  payouts: payouts.calls,
  picture,
  play,
  playSession,
  profile,
  progresspays: progresspays.calls,
  push,
  quickreplies: quickreplies.calls,
  ranking,
  scheduledMessage,
  search,
  settings,
  sitelogs: sitelogs.calls,
  guide,
  tracking,
  user,
  users: users.calls,
} as const satisfies Record<string, Part>;

/** Type of the whole contract. */
export type Contract = typeof contract;
/** `part.function`. */
export type CallName = {
  [P in keyof Contract]: {
    [F in keyof Contract[P]]: Contract[P][F] extends { name: infer N } ? N : never;
  }[keyof Contract[P]];
}[keyof Contract] &
  string;

/** Area name, also its page id. */
export type AreaName = keyof typeof areas;

/** All calls. */
export const calls: readonly CallShape[] = Object.values(contract).flatMap((part: Part) => Object.values(part));
