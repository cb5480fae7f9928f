import type { PageId } from '@boostdesk/auth';

/** Pages that have their screen: only these are linked. A new screen adds its page here and its route in the router. */
export const builtPages: ReadonlySet<PageId> = new Set<PageId>([
  'home',
  'orders',
  'order',
  'profile',
  'boosters',
  'loyalty',
  'rules',
  'faq',
  'rankings',
  'admin',
  'users',
  'employees',
  'progresspays',
  'boostcoins',
  'fines',
  'payouts',
  'sitelogs',
  'expenses',
  'applications',
  'gifts',
  'coupons',
  'blog',
  'feedbacks',
]);
