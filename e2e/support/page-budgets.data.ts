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
  'home of a customer': { bytes: 378_000, scripts: 16, requests: 37 },
  'home of a booster': { bytes: 378_000, scripts: 16, requests: 36 },
  'orders of a customer': { bytes: 380_000, scripts: 17, requests: 35 },
  'order of a customer': { bytes: 448_000, scripts: 26, requests: 49 },
  'orders of staff': { bytes: 391_000, scripts: 19, requests: 38 },
  '/admin': { bytes: 376_000, scripts: 17, requests: 36 },
  'order form': { bytes: 274_000, scripts: 7, requests: 16 },
  'sign-in hand-over': { bytes: 378_000, scripts: 16, requests: 38 },
} as const satisfies Record<string, PageBudget>;
export type BudgetedPage = keyof typeof pageBudgets;

/** What every page keeps; the aim is 40. */
export const REQUESTS_MAX = 49;
/** Layout shift that nobody sees. */
export const SHIFT_MAX = 0.005;
