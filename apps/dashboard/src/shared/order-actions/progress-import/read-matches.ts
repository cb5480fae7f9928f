import { ORDER_TEXT_MAX, type OrderView } from '@boostdesk/api-client/contract';
import { type LadderId, parseRank } from '@boostdesk/catalogs';
import {
  checkMatches,
  type MatchEntry,
  type ProgressReason,
  type Standing,
  stepsFor,
} from '@boostdesk/catalogs/progress';
import { toAsciiDigits } from '@boostdesk/catalogs/text';
import { countLogged } from './logged-lines.ts';
import { splitLines, type TableLine } from './split-lines.ts';

const columns = ['result', 'rank', 'lp', 'done', 'note'] as const;
export type Column = (typeof columns)[number];

/** Why a line is not logged. */
export type LineProblem = ProgressReason | 'quotes' | 'unknownResult' | 'noNumber' | 'tooManyCells' | 'noteTooLong';

export interface ReadLine {
  readonly number: number;
  readonly entry: MatchEntry;
  /** Progress after the line. */
  readonly standing: Standing;
  readonly percent: number;
  readonly problem: LineProblem | null;
  /** Whether the order has the line from an earlier import. */
  readonly isLogged: boolean;
}

/** Words of the user's language beside the English ones. */
export interface ImportLabels {
  readonly won: readonly string[];
  readonly lost: readonly string[];
  readonly columns: Readonly<Record<Column, readonly string[]>>;
}

/** English words, as spreadsheets and match histories have them. */
const known: ImportLabels = {
  won: ['w', 'win', 'won', 'victory'],
  lost: ['l', 'loss', 'lose', 'lost', 'defeat'],
  columns: {
    result: ['match', 'outcome', 'result'],
    rank: ['current rank', 'rank'],
    lp: ['league points', 'lp', 'points'],
    done: ['completed', 'done', 'total'],
    note: ['comment', 'note', 'notes'],
  },
};

/** Columns of a line without a header, by what the order's unit logs. */
export function columnsFor(progress: Standing): readonly Column[] {
  if (progress.kind === 'rank') return ['result', 'rank', 'lp', 'note'];
  return stepsFor(progress).includes('win') ? ['result', 'done', 'note'] : ['done', 'note'];
}

/** Numbers and words in a right-to-left language have invisible marks. */
const withoutMarks = (cell: string): string => cell.replaceAll(/\p{Cf}/gu, '');

const isAmong = (words: readonly string[], cell: string): boolean => {
  const lower = cell.toLocaleLowerCase();
  return words.some((word) => word.toLocaleLowerCase() === lower);
};

const isResult = (cell: string, words: ImportLabels): boolean => toWon(cell, words) !== undefined;

function toWon(cell: string, words: ImportLabels): boolean | undefined {
  if (isAmong([...known.won, ...words.won], cell)) return true;
  return isAmong([...known.lost, ...words.lost], cell) ? false : undefined;
}

const columnOf = (cell: string, words: ImportLabels): Column | null =>
  columns.find((column) => isAmong([...known.columns[column], ...words.columns[column]], cell)) ?? null;

/** Columns by place, when the line names at least one and is no match. Others are ignored, also those named again. */
function readHeader(line: TableLine, words: ImportLabels): readonly (Column | null)[] | null {
  const cells = line.cells.map(withoutMarks);
  const named = cells.map((cell) => columnOf(cell, words));
  if (named.every((column) => column === null) || cells.some((cell) => isResult(cell, words))) return null;
  return named.map((column, place) => (named.indexOf(column) === place ? column : null));
}

type Cells = Readonly<Partial<Record<Column, string>>>;
type Read<Value> = { readonly value: Value | undefined } | { readonly problem: LineProblem };

const absent = { value: undefined } as const;

function readResult({ result = '' }: Cells, words: ImportLabels): Read<boolean> {
  if (result === '') return absent;
  const value = toWon(result, words);
  return value === undefined ? { problem: 'unknownResult' } : { value };
}

function readRank({ rank = '' }: Cells, ladder: LadderId): Read<number> {
  if (rank === '') return absent;
  const parsed = parseRank(ladder, rank);
  return parsed.ok ? { value: parsed.rank.number } : { problem: 'unknownRank' };
}

const NUMBER = /^([+-]?)(\d{1,5})(?: ?lp)?$/i;

/** In Latin digits, with `-` for every kind of dash. */
const toPlain = (cell: string): string =>
  toAsciiDigits(cell.normalize('NFKC')).replaceAll(/[\u2010-\u2015\u2212]/g, '-');

/** `+2` and `-2` count from the progress before the line. */
function readNumber(cell = '', before = 0): Read<number> {
  if (cell === '') return absent;
  const [, sign, digits] = NUMBER.exec(toPlain(cell)) ?? [];
  const change = sign === '+' ? Number(digits) : -Number(digits);
  const value = sign === '' ? Number(digits) : before + change;
  return digits === undefined || value < 0 ? { problem: 'noNumber' } : { value };
}

function readStanding(cells: Cells, standing: Standing): Readonly<Record<'rank' | 'lp' | 'done', Read<number>>> {
  if (standing.kind === 'count') return { rank: absent, lp: absent, done: readNumber(cells.done, standing.done) };
  return {
    rank: readRank(cells, standing.ladder),
    lp: readNumber(cells.lp, standing.lp),
    done: absent,
  };
}

function toCells({ cells }: TableLine, places: readonly (Column | null)[]): Cells {
  const found: Partial<Record<Column, string>> = {};
  for (const [place, column] of places.entries()) {
    const cell = cells[place] ?? '';
    if (column !== null) found[column] = column === 'note' ? cell : withoutMarks(cell);
  }
  const { rank = '', lp = '' } = found;
  // People leave out the rank when it stays: `win,20`.
  return lp === '' && NUMBER.test(toPlain(rank)) ? { ...found, rank: '', lp: rank } : found;
}

/** Whether the line names a standing or a note, which the same line of another match would hardly have. */
function isDistinctLine({ rank = '', lp = '', done = '', note = '' }: Cells): boolean {
  const isTotal = [lp, done].some((cell) => /^\d/.test(toPlain(cell)));
  return rank !== '' || note !== '' || isTotal;
}

const hasMore = ({ cells }: TableLine, places: readonly unknown[]): boolean =>
  cells.slice(places.length).some((cell) => cell !== '');

/** Reads a line that was split, from the progress before it. */
function readLine(
  line: TableLine,
  places: readonly (Column | null)[],
  { standing, words }: { readonly standing: Standing; readonly words: ImportLabels },
): { readonly entry: MatchEntry; readonly problem: LineProblem | null } {
  if (line.isBroken) return { entry: {}, problem: 'quotes' };
  const cells = toCells(line, places);
  const note = cells.note ?? '';
  const read = { won: readResult(cells, words), ...readStanding(cells, standing) };
  const entry: Record<string, unknown> = note === '' ? {} : { note };
  let problem: LineProblem | null = hasMore(line, places) ? 'tooManyCells' : null;
  if (note.length > ORDER_TEXT_MAX.note) problem ??= 'noteTooLong';
  for (const [name, value] of Object.entries(read)) {
    if ('problem' in value) problem ??= value.problem;
    else if (value.value !== undefined) entry[name] = value.value;
  }
  return { entry, problem };
}

type Order = Pick<OrderView, 'progress' | 'events'>;

/** The cells of a text by column. */
interface Table {
  readonly lines: readonly TableLine[];
  readonly places: readonly (Column | null)[];
  readonly words: ImportLabels;
  /** Cells of the header; empty without one. */
  readonly names: readonly string[];
}

/** Splits `Win +20`, which has no separator. */
function splitAtNumber(line: TableLine): TableLine {
  const [, result, number] =
    /^(\p{L}+)\s+([^\p{L}\s]*\p{Nd}.*)$/u.exec(line.cells.length === 1 ? (line.cells[0] ?? '') : '') ?? [];
  return result === undefined || number === undefined ? line : { ...line, cells: [result, number] };
}

function readTable(progress: Standing, text: string, words: ImportLabels): Table {
  const lines = splitLines(text);
  const [first] = lines;
  const header = first === undefined || first.isBroken ? null : readHeader(first, words);
  if (header === null) return { lines: lines.map(splitAtNumber), places: columnsFor(progress), words, names: [] };
  return { lines: lines.slice(1), places: header, words, names: first?.cells ?? [] };
}

const isUsed = (column: Column | null, { kind }: Standing): boolean => {
  if (column === 'done') return kind === 'count';
  return column !== null && (kind === 'rank' || (column !== 'rank' && column !== 'lp'));
};

/** Names of the header whose columns change nothing; a column that has cells but no name by its number, from 1. */
export function findUnusedColumns(progress: Standing, text: string, words: ImportLabels): (string | number)[] {
  const { lines, places, names } = readTable(progress, text, words);
  const hasCells = (place: number) => lines.some(({ cells }) => (cells[place] ?? '') !== '');
  return names.flatMap((name, place): (string | number)[] => {
    if (isUsed(places[place] ?? null, progress)) return [];
    if (withoutMarks(name) !== '') return [name];
    return hasCells(place) ? [place + 1] : [];
  });
}

/** Applies a line to the standing before it. */
function applyLine({ places, words }: Table, line: TableLine, before: Standing) {
  const { entry, problem } = readLine(line, places, { standing: before, words });
  if (problem !== null) return { ok: false, entry, problem } as const;
  const [checked] = checkMatches(before, [entry]);
  if (checked?.ok === true) return checked;
  return { ok: false, entry, problem: checked?.problems[0]?.reason ?? 'nothing' } as const;
}

function countLoggedLines(order: Order, table: Table): number {
  return countLogged(order, {
    apply: (place, before) => {
      const line = table.lines[place];
      const applied = line && applyLine(table, line, before);
      return applied?.ok === true ? applied : null;
    },
    isDistinct: (place) => {
      const line = table.lines[place];
      return line !== undefined && isDistinctLine(toCells(line, table.places));
    },
  });
}

/**
 * Reads matches from pasted lines, oldest first: a result, the standing after it, or both, each line from the progress
 * after the ones before. A first line with names of columns chooses them. A line with a problem changes nothing.
 * @param options.again whether lines that are logged already change the progress once more
 */
export function readMatches(
  order: Order,
  text: string,
  words: ImportLabels,
  { again = false }: { readonly again?: boolean } = {},
): ReadLine[] {
  const { progress } = order;
  const table = readTable(progress, text, words);
  const logged = countLoggedLines(order, table);
  let [standing, percent]: [Standing, number] = [progress, progress.percent];
  return table.lines.map((line, place) => {
    const isLogged = place < logged;
    const applied = applyLine(table, line, standing);
    const isLeftOut = isLogged && !again;
    if (applied.ok && !isLeftOut) ({ standing, percent } = applied);
    const problem = applied.ok || isLeftOut ? null : applied.problem;
    return { number: line.number, entry: applied.entry, standing, percent, problem, isLogged };
  });
}
