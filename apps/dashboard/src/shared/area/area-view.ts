import type { CallOptions as Options } from '@boostdesk/api-client';
import type { Role } from '@boostdesk/auth';
import type { Currency } from '@boostdesk/catalogs';
import type { DataColumn } from '@boostdesk/ui/data-table';
import type { IconName } from '@boostdesk/ui/icon';
import type { ReactNode } from 'react';
import type { CsvColumn } from './csv.ts';

/** Row of any area. Editable rows have a version. */
export interface AreaRow {
  readonly id: number;
  readonly version?: number;
}

/** Request of a page. Names are plain strings here; the contract validates them. */
export interface AreaQuery {
  readonly text?: string | undefined;
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
  readonly sort?: string | undefined;
  readonly direction?: 'ascending' | 'descending' | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

type CallOptions = Pick<Options, 'signal' | 'quiet' | 'idempotencyKey'>;

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

/** Column of the table and of the exported file. */
export interface AreaColumn<Row>
  extends Omit<DataColumn<Row>, 'cell' | 'isSortable'>,
    Pick<CsvColumn<Row>, 'value' | 'currency'> {
  /** Text of the cell in the table when `cell` is missing, and in the file when `value` is. */
  readonly text: (row: Row) => string;
  readonly cell?: (row: Row) => ReactNode;
  /** The contract's name of the sort order, if sortable. */
  readonly sort?: string;
  readonly isHidden?: boolean;
}

export interface FilterOption {
  readonly id: string | number;
  readonly label: string;
}

/** Filter by values, yes and no, or days. `name` is the contract's. */
export interface AreaFilter {
  readonly name: string;
  readonly label: string;
  /** `days`: calendar days; `moments`: days in the reader's time zone; `number`: set by a link, can only be removed. */
  readonly kind?: 'days' | 'moments' | 'number';
  /** Missing together with `kind`: yes or no. */
  readonly options?: readonly FilterOption[];
  /** Set by a view above the toolbar, without a button of its own. */
  readonly isView?: boolean;
}

/** Form field. `name` is the contract's; `kind` determines the value's type. */
export type AreaField = {
  readonly name: string;
  readonly label: string;
  readonly note?: string;
} & (
  | {
      readonly kind: 'text' | 'longText';
      readonly isOptional?: boolean;
      /** Accepts only letters, digits, spaces and , ; . : - (SPEC §5). */
      readonly disableSpecialChars?: boolean;
    }
  /** Calendar day, 'YYYY-MM-DD'. */
  | { readonly kind: 'day'; readonly isOptional?: boolean }
  | { readonly kind: 'markdown' }
  | { readonly kind: 'percent'; readonly isOptional?: boolean }
  /** A whole number. */
  | {
      readonly kind: 'count';
      readonly range?: { readonly minValue: number; readonly maxValue?: number };
      readonly isOptional?: boolean;
    }
  /** Amount in minor units, of a fixed currency or that of the named field. */
  | {
      readonly kind: 'money';
      readonly currencyFrom?: string;
      readonly currency?: Currency;
      readonly isOptional?: boolean;
    }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly options: readonly FilterOption[]; readonly isOptional?: boolean }
  /** User id, found by name, address or number. */
  | { readonly kind: 'person'; readonly roles?: readonly Role[] }
  /** `all`: label of null, which means all options. */
  | { readonly kind: 'choices'; readonly options: readonly FilterOption[]; readonly all?: string }
);

export type Fields = Readonly<Record<string, unknown>>;

/** A list that failed to load. */
export interface FailedArea<Row extends AreaRow> {
  readonly error: Error;
  readonly query: AreaQuery;
  /** Rows of an earlier visit, and their time in ms since 1970. */
  readonly restored: { readonly rows: readonly Row[]; readonly at: number } | null;
  /** Resolves to the error of the retry, if any. */
  readonly onRetry: () => Promise<{ readonly error: Error | null }>;
  readonly isRetrying: boolean;
}

export interface AreaView<Row extends AreaRow> {
  /** Page id and cache key. */
  readonly name: string;
  readonly title: string;
  readonly icon: IconName;
  readonly api: AreaApi<Row>;
  readonly columns: readonly AreaColumn<Row>[];
  readonly filters: readonly AreaFilter[];
  /** Default order, by a column's `sort`. */
  readonly defaultSort: { readonly sort: string; readonly direction: 'ascending' | 'descending' };
  readonly searchHint: string;
  /** Changes the request before it is sent. */
  readonly prepareQuery?: (query: AreaQuery) => AreaQuery;
  /** Old names of query parameters, by which old links still work. */
  readonly renamedParams?: Readonly<Record<string, string>>;
  readonly nameOf: (row: Row) => string;
  /** Content of a row's card on a phone, beside its name. */
  readonly card: (row: Row) => ReactNode;
  /** Panel content above the form. `close` closes the panel, as after a deletion. */
  readonly panel?: (row: Row, changed: () => void, close: () => void) => ReactNode;
  /** Explanation for a row that does not exist. */
  readonly notFoundText?: string;
  /** Content beside the form that depends on the input. */
  readonly aside?: (fields: Fields) => ReactNode;
  readonly form?: readonly AreaField[];
  /** Initial fields of a new row, if rows can be added. @default form: that of the rows */
  readonly newRow?: {
    readonly label: string;
    readonly fields: Fields;
    readonly form?: readonly AreaField[];
    /** The order that the new row is for; its draft is stored by order. */
    readonly order?: number;
  };
  /** Panel for new rows that need no form, with the label of its button. */
  readonly newPanel?: { readonly label: string; readonly show: (open: (row: number) => void) => ReactNode };
  /** Whether the user may edit the row. @default true when there is a form */
  readonly isEditable?: (row: Row) => boolean;
  /** Whether rows can be selected for bulk actions. @default true */
  readonly isSelectable?: boolean;
  /** Text of the confirmation, if rows can be deleted. */
  readonly deleteWarning?: string;
  readonly emptyText: string;
  /** Replaces a list that failed to load. @default the error with a retry */
  readonly renderError?: (failure: FailedArea<Row>) => ReactNode;
  /** Content above the toolbar. */
  readonly above?: ReactNode;
}

/** The part of an area that its panel needs. */
export type PanelArea<Row extends AreaRow> = Pick<
  AreaView<Row>,
  | 'name'
  | 'icon'
  | 'nameOf'
  | 'panel'
  | 'notFoundText'
  | 'aside'
  | 'form'
  | 'newRow'
  | 'newPanel'
  | 'isEditable'
  | 'deleteWarning'
> & {
  /** Shows single rows only. */
  readonly api: Omit<AreaApi<Row>, 'getPage'>;
};

/** The part of an area that the form of a new row needs. */
export type NewRowArea<Row extends AreaRow> = Pick<AreaView<Row>, 'name' | 'icon' | 'api' | 'nameOf' | 'aside'> & {
  readonly newRow: Required<Pick<NonNullable<AreaView<Row>['newRow']>, 'label' | 'fields' | 'form'>>;
};
