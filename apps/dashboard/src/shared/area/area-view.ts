import type { CallOptions as Options } from '@boostdesk/api-client';
import type { Role } from '@boostdesk/auth';
import type { Currency } from '@boostdesk/catalogs';
import type { DataColumn } from '@boostdesk/ui/data-table';
import type { IconName } from '@boostdesk/ui/icon';
import type { ReactNode } from 'react';

/** A row of any area. One that can be changed has a version. */
export interface AreaRow {
  readonly id: number;
  readonly version?: number;
}

/** What a page is asked for. The contract knows which names there are; here they are texts. */
export interface AreaQuery {
  readonly text?: string | undefined;
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
  readonly sort?: string | undefined;
  readonly direction?: 'ascending' | 'descending' | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

type CallOptions = Pick<Options, 'signal' | 'quiet' | 'idempotencyKey'>;

/** The calls of an area, as the client has them. */
export interface AreaApi<Row extends AreaRow> {
  getPage(
    request?: AreaQuery,
    options?: CallOptions,
  ): Promise<{ readonly items: Row[]; readonly next: string | null; readonly total: number | null }>;
  get(request: { readonly id: number }, options?: CallOptions): Promise<{ readonly row: Row }>;
  update?(
    request: { readonly id: number; readonly version: number; readonly fields: never },
    options?: CallOptions,
  ): Promise<{ readonly row: Row }>;
  create?(request: { readonly fields: never }, options?: CallOptions): Promise<{ readonly row: Row }>;
  remove?(request: { readonly id: number; readonly version: number }, options?: CallOptions): Promise<unknown>;
}

/** A column of an area: of the table, and of the file that is saved from it. */
export interface AreaColumn<Row> extends Omit<DataColumn<Row>, 'cell' | 'isSortable'> {
  /** What a row says there, in words: in the file, and in the table where there is no `cell`. */
  readonly text: (row: Row) => string;
  readonly cell?: (row: Row) => ReactNode;
  /** The name of the order in the contract, where the list can be sorted by it. */
  readonly sort?: string;
  /** Put away until a reader asks for it. */
  readonly isHidden?: boolean;
}

/** One of the values of a filter. */
export interface FilterOption {
  readonly id: string | number;
  readonly label: string;
}

/** A filter by several values, by yes and no, or by days. The name is the contract's. */
export interface AreaFilter {
  readonly name: string;
  readonly label: string;
  /**
   * From one day to another: of the calendar, or the reader's own, by when something was. A number is set by a link that leads
   * here, and can be taken away.
   */
  readonly kind?: 'days' | 'moments' | 'number';
  /** Left out, where there is no kind: yes or no. */
  readonly options?: readonly FilterOption[];
  /** Chosen over the bar, by a view of the area: it needs no button. */
  readonly isView?: boolean;
}

/** A field of the form. The name is the contract's; `kind` decides what its value is. */
export type AreaField = {
  readonly name: string;
  readonly label: string;
  readonly note?: string;
} & (
  | { readonly kind: 'text'; readonly isOptional?: boolean }
  /** Of the calendar, 'YYYY-MM-DD'. */
  | { readonly kind: 'day'; readonly isOptional?: boolean }
  /** `rows`: lines that are seen at once. */
  | { readonly kind: 'longText'; readonly isOptional?: boolean; readonly rows?: number }
  | { readonly kind: 'markdown'; readonly rows?: number }
  | { readonly kind: 'percent'; readonly isOptional?: boolean }
  /** A whole number. */
  | { readonly kind: 'count'; readonly least?: number; readonly most?: number; readonly isOptional?: boolean }
  /** In minor units of a currency, or of the one that the field of that name holds. */
  | {
      readonly kind: 'money';
      readonly currencyFrom?: string;
      readonly currency?: Currency;
      readonly isOptional?: boolean;
    }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly options: readonly FilterOption[]; readonly isOptional?: boolean }
  /** A user's id, found by name, address or number. */
  | { readonly kind: 'person'; readonly roles?: readonly Role[] }
  /** `all`: the word for null, which stands for every one of them. */
  | { readonly kind: 'choices'; readonly options: readonly FilterOption[]; readonly all?: string }
);

export type Fields = Readonly<Record<string, unknown>>;

/** A list that could not be read. */
export interface UnreadArea {
  readonly error: Error;
  readonly query: AreaQuery;
  /** Answers with what the next try failed, if it did. */
  readonly onRetry: () => Promise<{ readonly error: Error | null }>;
  readonly isRetrying: boolean;
}

/** Everything that a screen needs to know of an area, beside its calls. */
export interface AreaView<Row extends AreaRow> {
  /** The id of the page, and its place in the cache. */
  readonly name: string;
  readonly title: string;
  readonly icon: IconName;
  readonly api: AreaApi<Row>;
  readonly columns: readonly AreaColumn<Row>[];
  readonly filters: readonly AreaFilter[];
  /** How the list comes: a column's `sort`. */
  readonly usualSort: { readonly sort: string; readonly direction: 'ascending' | 'descending' };
  readonly searchHint: string;
  /** What else a list is asked for with, where the reader's words stand for something else in it. */
  readonly asked?: (query: AreaQuery) => AreaQuery;
  /** What parts of its address were called before: a link from then leads to the same. */
  readonly oldNames?: Readonly<Record<string, string>>;
  readonly nameOf: (row: Row) => string;
  /** The row on a phone, beside its name. */
  readonly card: (row: Row) => ReactNode;
  /** What the panel shows over the form. `close` takes it away, as where the row is no more. */
  readonly panel?: (row: Row, changed: () => void, close: () => void) => ReactNode;
  /** What may have become of a row that is not there. */
  readonly goneWords?: string;
  /** Beside the form: what follows from what is typed. */
  readonly aside?: (fields: Fields) => ReactNode;
  readonly form?: readonly AreaField[];
  /** A new row, where rows can be added: what its fields begin with, and which they are. @default form: that of the rows */
  readonly newRow?: { readonly label: string; readonly fields: Fields; readonly form?: readonly AreaField[] };
  /** Where rows come of something else than a form: what is shown in its place, and what the way to it is called. */
  readonly newPanel?: { readonly label: string; readonly show: (open: (row: number) => void) => ReactNode };
  /** Whether whoever looks may change this row. @default true where there is a form */
  readonly isEditable?: (row: Row) => boolean;
  /** Whether rows are chosen, for what is done with several at once. @default true */
  readonly isChoosable?: boolean;
  /** Where rows can be taken away: what is said before one is. */
  readonly removal?: string;
  /** Nothing is there at all: what would be. */
  readonly emptyWords: string;
  /** In place of a list that could not be read, where something can stand in for it. @default why, and another try */
  readonly unread?: (failure: UnreadArea) => ReactNode;
  /** Over the bar of filters. */
  readonly above?: ReactNode;
}
