export const orderTabs = ['details', 'chat', 'timeline'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** Which part a phone shows, from the address: it survives a reload, and links lead straight to the chat. */
export const tabOf = (search: URLSearchParams): OrderTab =>
  orderTabs.find((tab) => tab === search.get('tab')) ?? 'details';
