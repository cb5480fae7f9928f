/** What a page may cost on a first visit, in a wide window. */
export interface PageBudget {
  /** Bytes of script, as transferred, until the page is useful. */
  readonly bytes: number;
  /** Scripts until the page is useful. */
  readonly scripts: number;
  /** All requests until the page is quiet, without those of the socket. */
  readonly requests: number;
}

/** What every page shall keep in the end. */
export const aim: PageBudget = { bytes: 200_000, scripts: 12, requests: 40 };
/** Layout shift that nobody sees. */
export const SHIFT_MAX = 0.005;

/** About 3 % above the present figures. */
export const pageBudgets = {
  'home of a customer': { bytes: 240_000, scripts: 8, requests: 50 },
  'home of a booster': { bytes: 240_000, scripts: 8, requests: 49 },
  'orders of a customer': { bytes: 240_000, scripts: 7, requests: 52 },
  'order of a customer': { bytes: 394_000, scripts: 29, requests: 67 },
  'orders of staff': { bytes: 334_000, scripts: 26, requests: 59 },
  '/admin': { bytes: 249_000, scripts: 10, requests: 52 },
  'order form': { bytes: 268_000, scripts: 7, requests: 15 },
  'sign-in hand-over': { bytes: 240_000, scripts: 8, requests: 51 },
} as const satisfies Record<string, PageBudget>;
export type BudgetedPage = keyof typeof pageBudgets;
