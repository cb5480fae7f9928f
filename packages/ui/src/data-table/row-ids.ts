/** The ids of a table's rows, in their order. Those of 100 000 rows take longer to make than the table takes to draw: none is made before it is asked for. */
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
