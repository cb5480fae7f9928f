export const orderTabs = ['details', 'chat', 'timeline'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** The part shown on phones, from the URL, so that it survives a reload and can be linked. */
export const tabOf = (search: URLSearchParams): OrderTab =>
  orderTabs.find((tab) => tab === search.get('tab')) ?? 'details';
