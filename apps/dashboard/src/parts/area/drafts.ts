import type { Fields } from './area-view.ts';

/** What somebody typed and did not save yet, with the row that it began from. */
export interface Draft<Row> {
  readonly base: Row;
  readonly fields: Fields;
}

/** As long as the page stays: a panel that is closed, or shows another row for a while, loses nothing. */
const kept = new Map<string, unknown>();

export const keyOfDraft = (area: string, id: number | 'new'): string => `${area} ${id}`;

// Whoever reads a key has written it: keys are of one area, rows of an area are of one kind.
export const keptDraft = <Row>(key: string): Draft<Row> | null => (kept.get(key) as Draft<Row> | undefined) ?? null;

export function keepDraft<Row>(key: string, draft: Draft<Row> | null): void {
  if (draft === null) kept.delete(key);
  else kept.set(key, draft);
}
