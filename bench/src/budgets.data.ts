interface BudgetEntry {
  readonly title: string;
  /** Multiple of the floor. */
  readonly most: number;
}

/** They fail no build. */
export const budgets = {
  searchLoop: { title: 'search: 20 texts over 100 000 labels, beside a loop over all of them', most: 1.5 },
  searchSlowest: { title: 'search: the slowest of 20 texts, beside the middle one', most: 3 },
  searchBuild: { title: 'search: to index 100 000 labels, beside their lower-case copies', most: 3 },
  ordersList: { title: 'orders list of the server, beside bare Fastify with the same SQL', most: 2 },
  deepPage: { title: 'page 1 980 of the orders list, beside its first page', most: 1.2 },
  broadcast: { title: 'chat message to all who listen, p99, beside bare socket.io', most: 1.5 },
  router: { title: '10 000 events through the client router, beside a bare handler', most: 2 },
  gridMount: { title: 'data grid of 100 000 rows in the browser, beside bare react-virtual', most: 1.5 },
  ordersScreen: {
    title: 'signed-in orders list in the browser, beside a React page with one word',
    most: 2.4,
  },
  shell: { title: "first paint of the dashboard, beside a plain page's", most: 1.3 },
  // The longer one of first and second visit.
  longestTask: { title: "longest task of the orders list in the browser, beside the React page's", most: 1.5 },
  secondVisit: {
    title: 'second visit of the orders list, beside the first of the React page',
    most: 1.3,
  },
} as const satisfies Record<string, BudgetEntry>;
