import type { PageId } from '@boostdesk/auth';

/** How the areas of the staff are grouped in their menu; who has which of them says the table of pages. */
export const adminGroups = [
  { id: 'people', pages: ['users', 'employees', 'applications', 'feedbacks'] },
  { id: 'money', pages: ['payouts', 'progresspays', 'custompayments', 'addonpayments', 'expenses'] },
  { id: 'rewards', pages: ['coupons', 'gifts', 'boostcoins', 'fines'] },
  { id: 'site', pages: ['blog', 'sitelogs'] },
] as const satisfies readonly { readonly id: string; readonly pages: readonly PageId[] }[];
