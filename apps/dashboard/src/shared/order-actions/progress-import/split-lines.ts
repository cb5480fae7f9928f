import Papa from 'papaparse';

/** A line of a pasted table or a CSV file. */
export interface TableLine {
  /** From 1. */
  readonly number: number;
  readonly cells: readonly string[];
  /** Whether a quotation mark is missing or in the wrong place. */
  readonly isBroken: boolean;
}

/** Spreadsheets copy cells with tabs; their texts may have commas. */
const separatorOf = (text: string): string => (text.includes('\t') ? '\t' : '');

/** Splits text into its lines that are not blank, and those into cells at tabs, commas or semicolons. */
export function splitLines(text: string): TableLine[] {
  const { data, errors } = Papa.parse<string[]>(text.trimEnd(), {
    delimiter: separatorOf(text),
    delimitersToGuess: [';', ','],
  });
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  return data
    .map((cells, row) => ({ number: row + 1, cells: cells.map((cell) => cell.trim()), isBroken: broken.has(row) }))
    .filter(({ cells, isBroken }) => isBroken || cells.some((cell) => cell !== ''));
}
