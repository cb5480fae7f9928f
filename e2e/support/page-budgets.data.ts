/** What a page may load in all, until it is quiet. */
export interface PageBudget {
  /** Of script, after compression. */
  readonly bytes: number;
  /** Files of script. */
  readonly scripts: number;
  /** All requests but those of the socket. */
  readonly requests: number;
}

/** Budgets of a first visit in a wide window: about 3 % more script than at present, one more file and two more requests. */
export const pageBudgets = {
  'home of a customer': { bytes: 370_000, scripts: 15, requests: 35 },
  'home of a booster': { bytes: 378_000, scripts: 16, requests: 36 },
  'orders of a customer': { bytes: 380_000, scripts: 17, requests: 34 },
  'order of a customer': { bytes: 444_000, scripts: 18, requests: 39 },
  'orders of staff': { bytes: 391_000, scripts: 19, requests: 37 },
  '/admin': { bytes: 369_000, scripts: 16, requests: 34 },
  'order form': { bytes: 274_000, scripts: 7, requests: 16 },
  'sign-in hand-over': { bytes: 370_000, scripts: 15, requests: 36 },
} as const satisfies Record<string, PageBudget>;
export type BudgetedPage = keyof typeof pageBudgets;

/** What every page keeps. */
export const REQUESTS_MAX = 40;
/** Layout shift that nobody sees. */
export const SHIFT_MAX = 0.005;
