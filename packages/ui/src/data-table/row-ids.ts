/** Row IDs in order, created on access: 100,000 take longer to create than the table to render. */
export interface RowIds {
  readonly count: number;
  readonly at: (index: number) => string | undefined;
  readonly all: () => readonly string[];
}

export const createRowIds = <Row>(rows: readonly Row[], getRowId: (row: Row) => string): RowIds => {
  let allIds: readonly string[] | undefined;
  return {
    count: rows.length,
    at: (index) => {
      const row = rows[index];
      return row === undefined ? undefined : getRowId(row);
    },
    all: () => {
      allIds ??= rows.map(getRowId);
      return allIds;
    },
  };
};
