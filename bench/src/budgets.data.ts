interface BudgetEntry {
  readonly title: string;
  /** How many times its floor something may take. */
  readonly most: number;
  /** Measured and not there yet: what holds meanwhile on every machine that was tried. It goes when it reaches `most`. */
  readonly held?: number;
}

/** What runs a build fails at `SLACK` times the budget, or of what is held instead. */
export const budgets = {
  searchLoop: { title: 'search: 20 texts over 100 000 labels, beside a loop over all of them', most: 1.5 },
  // These two are benchmarks: the palette holds few entries, and no build fails by them.
  searchSlowest: { title: 'search: the slowest of 20 texts, beside the middle one', most: 3 },
  searchBuild: { title: 'search: to index 100 000 labels, beside their lower-case copies', most: 3 },
  ordersList: { title: 'orders list of the server, beside bare Fastify with the same SQL', most: 2, held: 2.2 },
  deepPage: { title: 'page 1 980 of the orders list, beside its first page', most: 1.2 },
  broadcast: { title: 'chat message to all who listen, p99, beside bare socket.io', most: 1.5, held: 2.2 },
  router: { title: '10 000 events through the client router, beside a bare handler', most: 2 },
  gridMount: { title: 'data grid of 100 000 rows in the browser, beside bare react-virtual', most: 1.5 },
  ordersScreen: {
    title: 'signed-in orders list in the browser, beside a React page with one word',
    most: 2.4,
  },
  shell: { title: "first paint of the dashboard, beside a plain page's", most: 1.3 },
  // Of the first visit and the second, the longer one (docs/decisions/0074).
  longestTask: { title: "longest task of the orders list in the browser, beside the React page's", most: 1.5 },
  secondVisit: {
    title: 'second visit of the orders list, beside the first of the React page',
    most: 1.3,
  },
} as const satisfies Record<string, BudgetEntry>;

export type Budget = keyof typeof budgets;
export const SLACK = 1.25;
/** Layout shift until all that comes late has come, by the browser's measure: what nobody sees. */
export const SHIFT_MAX = 0.005;
