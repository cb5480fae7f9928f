import { AREA_TEXT_MAX } from '@boostdesk/api-client/contract';
import { type DaySpan, isDaySpan, parseDaySpan, serializeDaySpan, toInstants } from '../../i18n/day-span.ts';
import type { StateChange } from '../hooks/use-url-state.ts';
import type { AreaFilter, AreaQuery } from './area-view.ts';

/** State of an area, stored in the query string for links, reloads and 'back'. */
export interface AreaState {
  readonly text: string;
  /** By filter name: values, a boolean or days. */
  readonly filter: Readonly<Record<string, readonly string[] | boolean | DaySpan>>;
  readonly sort: { readonly sort: string; readonly direction: 'ascending' | 'descending' };
  /** Hidden columns; null for the default. */
  readonly hidden: readonly string[] | null;
  /** Row in the panel. */
  readonly open: number | 'new' | null;
}

export type AreaChange = StateChange<AreaState>;

/** The properties of an area that parsing needs. */
export interface AreaAddress {
  readonly filters: readonly AreaFilter[];
  readonly columns: readonly { readonly id: string; readonly sort?: string }[];
  readonly defaultSort: AreaState['sort'];
}

const isNumber = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

const yesNo: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** Parses a filter value; undefined when invalid. */
function parseFilterValue({ kind, options }: AreaFilter, given: string): AreaState['filter'][string] | undefined {
  if (kind === 'number') return isNumber(given) ? [given] : undefined;
  if (kind !== undefined) return parseDaySpan(given) ?? undefined;
  if (options === undefined) return yesNo[given];
  const values = options.map(({ id }) => String(id)).filter((id) => given.split(',').includes(id));
  return values.length === 0 ? undefined : values;
}

function parseFilter(params: URLSearchParams, filters: readonly AreaFilter[]): AreaState['filter'] {
  const set = filters.flatMap((filter) => {
    const given = params.get(filter.name);
    const value = given === null ? undefined : parseFilterValue(filter, given);
    return value === undefined ? [] : [[filter.name, value] as const];
  });
  return Object.fromEntries(set);
}

function parseSort(given: string, { columns, defaultSort }: AreaAddress): AreaState['sort'] {
  const isDescending = given.startsWith('-');
  const sort = isDescending ? given.slice(1) : given;
  if (!columns.some((column) => column.sort === sort)) return defaultSort;
  return { sort, direction: isDescending ? 'descending' : 'ascending' };
}

function parseOpen(given: string | null): AreaState['open'] {
  if (given === 'new') return 'new';
  return given !== null && isNumber(given) ? Number.parseInt(given, 10) : null;
}

/** Renames old parameters; null when there are none. */
export function renameParams(params: URLSearchParams, names: Readonly<Record<string, string>>): URLSearchParams | null {
  const old = Object.entries(names).filter(([name]) => params.has(name));
  if (old.length === 0) return null;
  const next = new URLSearchParams(params);
  for (const [name, now] of old) {
    if (!next.has(now)) next.set(now, params.get(name) ?? '');
    next.delete(name);
  }
  return next;
}

/** Parses the query string, without unknown values. */
export function toAreaState(params: URLSearchParams, area: AreaAddress): AreaState {
  const hide = params.get('hide');
  const known = new Set(area.columns.map(({ id }) => id));
  return {
    text: (params.get('text') ?? '').slice(0, AREA_TEXT_MAX),
    filter: parseFilter(params, area.filters),
    sort: parseSort(params.get('sort') ?? '', area),
    hidden: hide === null ? null : hide.split(',').filter((id) => known.has(id)),
    open: parseOpen(params.get('row')),
  };
}

function serializeFilter(value: AreaState['filter'][string]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return isDaySpan(value) ? serializeDaySpan(value) : value.join(',');
}

/** Serializes a state without its defaults. */
export function toAreaParams(state: AreaState, { defaultSort }: Pick<AreaAddress, 'defaultSort'>): URLSearchParams {
  const params = new URLSearchParams();
  if (state.text !== '') params.set('text', state.text);
  for (const [name, value] of Object.entries(state.filter)) params.set(name, serializeFilter(value));
  const { sort, direction } = state.sort;
  if (sort !== defaultSort.sort || direction !== defaultSort.direction)
    params.set('sort', `${direction === 'descending' ? '-' : ''}${sort}`);
  if (state.hidden !== null) params.set('hide', state.hidden.join(','));
  if (state.open !== null) params.set('row', String(state.open));
  return params;
}

/** Builds the request. Values whose option is a number become numbers. */
export function toAreaQuery({ text, filter, sort }: AreaState, filters: readonly AreaFilter[]): AreaQuery {
  const requested = Object.entries(filter).map(([name, value]) => {
    const { kind, options = [] } = filters.find((one) => one.name === name) ?? {};
    if (isDaySpan(value)) return [name, kind === 'moments' ? toInstants(value) : value] as const;
    if (typeof value === 'boolean') return [name, value] as const;
    if (kind === 'number') return [name, Number.parseInt(value[0] ?? '', 10)] as const;
    return [name, options.filter(({ id }) => value.includes(String(id))).map(({ id }) => id)] as const;
  });
  return {
    ...(text.trim() === '' ? {} : { text }),
    ...(requested.length === 0 ? {} : { filter: Object.fromEntries(requested) }),
    ...sort,
  };
}
