import type { PageId } from '@boostdesk/auth';

/** Groups of the admin menu. The page table says which role has which area. */
export const adminGroups = [
  { id: 'people', pages: ['users', 'employees', 'applications', 'feedbacks'] },
  { id: 'money', pages: ['payouts', 'progresspays', 'custompayments', 'addonpayments', 'expenses'] },
  { id: 'rewards', pages: ['coupons', 'gifts', 'boostcoins', 'fines'] },
  { id: 'site', pages: ['blog', 'quickreplies', 'limits', 'sitelogs'] },
] as const satisfies readonly { readonly id: string; readonly pages: readonly PageId[] }[];
