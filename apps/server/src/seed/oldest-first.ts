/** Makes ids grow with time. */
export const oldestFirst = <R extends { readonly created_at: Date }>(rows: readonly R[]): R[] =>
  rows.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
