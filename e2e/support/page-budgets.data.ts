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

/** Slightly above the present figures. */
export const pageBudgets = {
  'home of a customer': { bytes: 231_000, scripts: 8, requests: 52 },
  'home of a booster': { bytes: 231_000, scripts: 8, requests: 50 },
  'orders of a customer': { bytes: 232_000, scripts: 8, requests: 46 },
  'order of a customer': { bytes: 266_000, scripts: 16, requests: 55 },
  'orders of staff': { bytes: 315_000, scripts: 20, requests: 55 },
  '/admin': { bytes: 229_000, scripts: 8, requests: 50 },
  'order form': { bytes: 270_000, scripts: 8, requests: 30 },
  'sign-in hand-over': { bytes: 231_000, scripts: 8, requests: 52 },
} as const satisfies Record<string, PageBudget>;
export type BudgetedPage = keyof typeof pageBudgets;
