/** All requests that a page may make on a first visit in a wide window until it is quiet, without those of the socket. About 10 % above the present figures. */
export const requestBudgets = {
  'home of a customer': 53,
  'home of a booster': 52,
  'orders of a customer': 55,
  'order of a customer': 72,
  'orders of staff': 66,
  '/admin': 56,
  'order form': 16,
  'sign-in hand-over': 55,
} as const satisfies Record<string, number>;
export type BudgetedPage = keyof typeof requestBudgets;

/** What every page shall keep in the end. */
export const REQUESTS_AIM = 40;
/** Layout shift that nobody sees. */
export const SHIFT_MAX = 0.005;
