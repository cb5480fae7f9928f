import type { ComponentType } from 'react';
import type { QueryDeps } from '../data/api-query.ts';

/** What the chunk of a screen exports. */
export interface Screen {
  readonly Component: ComponentType;
  /** Starts the queries of the screen at an address before it renders. The loader awaits the result, if it is a promise. */
  readonly prefetch?: (deps: QueryDeps, address: URL) => unknown;
}
/** Loads the chunk of a screen. */
export type LoadScreen = () => Promise<Screen>;

/**
 * Each screen is a separate chunk that exports `Component`. The build reads this table to preload a route's files from the
 * document (`tools/web/preload-routes.ts`).
 */
export const screens: Readonly<Record<string, LoadScreen>> = {
  '/': () => import('../features/home/home-screen.tsx'),
  '/orders': () => import('../features/orders/orders-screen.tsx'),
  '/order/:id': () => import('../features/order/order-screen.tsx'),
  '/profile': () => import('../features/profile/profile-screen.tsx'),
  '/rules': () => import('../features/content-pages/content-screen.tsx'),
  '/faq': () => import('../features/content-pages/content-screen.tsx'),
  '/rankings': () => import('../features/rankings/rankings-screen.tsx'),
  '/alerts': () => import('../features/alerts/alerts-screen.tsx'),
  '/messages': () => import('../features/messages/messages-screen.tsx'),
  '/unsent': () => import('../features/unsent/unsent-screen.tsx'),
  '/duoqaccounts': () => import('../features/duoqaccounts/duoqaccounts-screen.tsx'),
  '/quickreplies': () => import('../features/quickreplies/quickreplies-screen.tsx'),
  '/accountselling': () => import('../features/accountselling/accountselling-screen.tsx'),
  '/admin': () => import('../features/admin/admin-screen.tsx'),
  '/admin/users': () => import('../features/users/users-screen.tsx'),
  '/admin/employees': () => import('../features/employees/employees-screen.tsx'),
  '/admin/progresspays': () => import('../features/progresspays/progresspays-screen.tsx'),
  '/admin/boostcoins': () => import('../features/boostcoins/boostcoins-screen.tsx'),
  '/admin/custompayments': () => import('../features/payments/custompayments-screen.tsx'),
  '/admin/addonpayments': () => import('../features/payments/addonpayments-screen.tsx'),
  '/admin/fines': () => import('../features/fines/fines-screen.tsx'),
  '/admin/expenses': () => import('../features/expenses/expenses-screen.tsx'),
  '/admin/limits': () => import('../features/limits/limits-screen.tsx'),
  '/admin/pageerrors': () => import('../features/page-errors/page-errors-screen.tsx'),
  '/admin/movements': () => import('../features/movements/movements-screen.tsx'),
  '/admin/applications': () => import('../features/applications/applications-screen.tsx'),
  '/admin/gifts': () => import('../features/gifts/gifts-screen.tsx'),
  '/admin/coupons': () => import('../features/coupons/coupons-screen.tsx'),
  '/admin/blog': () => import('../features/blog/blog-screen.tsx'),
  '/admin/feedbacks': () => import('../features/feedbacks/feedbacks-screen.tsx'),
  '/admin/payouts': () => import('../features/payouts/payouts-screen.tsx'),
  '/admin/sitelogs': () => import('../features/site-log/sitelogs-screen.tsx'),
  '*': () => import('../shell/not-found-screen.tsx'),
};
