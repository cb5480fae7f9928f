import type { EmployeeFacts } from '../actor.ts';
import { isRole, type Role } from '../roles.ts';

/** Employee of SPEC §3. Shares are percent; `games` null allows all. */
export interface EmployeeClaims extends EmployeeFacts {
  readonly order_notification: boolean;
  readonly badge: string | null;
  readonly share_percent: number | null;
  readonly valorant_share_percent: number | null;
  readonly acc_share_percent: number | null;
}

/** Session in a token (SPEC §3; `sid`, `exp` and `iat` are additions). */
export interface SessionClaims {
  readonly role: Role;
  readonly email: string;
  /** From 1. */
  readonly user: number;
  readonly employee: EmployeeClaims | null;
  readonly name: string;
  readonly sanitized_name: string;
  readonly relog: boolean;
  readonly affilate: string | number | null;
  readonly image: string | null;
  readonly newsletter: boolean;
  /** User ids. */
  readonly favorite_employees: readonly number[];
  /** Show push notifications. */
  readonly notification: boolean;
  /** Session on the server. */
  readonly sid: string;
  /** Unix time in seconds. */
  readonly exp: number;
  /** Unix time in seconds. */
  readonly iat: number;
}

/** `undefined` for a missing or invalid claim. */
type Reader<T> = (value: unknown) => T | undefined;
type Readers<T> = { readonly [K in keyof T]-?: Reader<T[K]> };
type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly claim: string };

const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);
const nonEmptyText: Reader<string> = (value) => text(value) || undefined;
const number: Reader<number> = (value) =>
  typeof value === 'number' && value >= 0 && value < Number.MAX_SAFE_INTEGER ? value : undefined;
const integer: Reader<number> = (value) => (Number.isInteger(value) ? number(value) : undefined);
const id: Reader<number> = (value) => integer(value) || undefined;
const percent: Reader<number> = (value) => (Number(value) <= 100 ? number(value) : undefined);
/** Also accepts 0 and 1. */
const flag: Reader<boolean> = (value) =>
  value === true || value === 1 || (value === false || value === 0 ? false : undefined);
const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : reader(value);
const list =
  <T>(reader: Reader<T>): Reader<readonly T[]> =>
  (value) =>
    Array.isArray(value) && value.every((entry) => reader(entry) !== undefined) ? value : undefined;

const employeeReaders = (): Readers<EmployeeClaims> => ({
  trial: flag,
  order_notification: flag,
  badge: orNull(text),
  share_percent: orNull(percent),
  valorant_share_percent: orNull(percent),
  acc_share_percent: orNull(percent),
  games: orNull(list(integer)),
  platforms: list(text),
});

const sessionReaders = (): Readers<SessionClaims> => ({
  role: (value) => (isRole(value) ? value : undefined),
  email: nonEmptyText,
  user: id,
  employee: orNull((value) => {
    const read = readAll(employeeReaders(), value);
    return read.ok ? read.value : undefined;
  }),
  name: text,
  sanitized_name: text,
  relog: flag,
  affilate: orNull((value) => text(value) ?? number(value)),
  image: orNull(text),
  newsletter: flag,
  favorite_employees: list(id),
  notification: flag,
  sid: nonEmptyText,
  exp: number,
  iat: number,
});

function readAll<T>(readers: Readers<T>, source: unknown): Read<T> {
  const given = new Map<string, unknown>(Object.entries(source ?? {}));
  const taken: Partial<T> = {};
  for (const claim of Object.keys(readers) as (keyof T & string)[]) {
    const value = readers[claim](given.get(claim));
    if (value === undefined) return { ok: false, claim };
    taken[claim] = value;
  }
  return { ok: true, value: taken as T };
}

/** Validates a token's payload, returning the session or the first invalid claim. SPEC §3. */
export function readClaims(source: unknown): Read<SessionClaims> {
  const read = readAll(sessionReaders(), source);
  return read.ok && read.value.exp <= read.value.iat ? { ok: false, claim: 'exp' } : read;
}
