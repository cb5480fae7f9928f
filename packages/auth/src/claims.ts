import type { Actor, EmployeeFacts } from './actor.ts';
import { isRole, type Role } from './roles.ts';

/** SPEC §3, Employee. Shares are percent; `games` is `null` where all are allowed. */
export interface EmployeeClaims extends EmployeeFacts {
  readonly order_notification: boolean;
  readonly badge: string | null;
  readonly share_percent: number | null;
  readonly valorant_share_percent: number | null;
  readonly acc_share_percent: number | null;
}

/** SPEC §3, the session as decoded from the token (`affilate` spelt as there); `sid`, `exp` and `iat` are ours. */
export interface SessionClaims {
  readonly role: Role;
  readonly email: string;
  /** User id, 1 or more. */
  readonly user: number;
  readonly employee: EmployeeClaims | null;
  readonly name: string;
  readonly sanitized_name: string;
  /** The user must sign in again. */
  readonly relog: boolean;
  /** Partner marker: `null` for who is none. */
  readonly affilate: string | number | null;
  readonly image: string | null;
  readonly newsletter: boolean;
  /** User ids. */
  readonly favorite_employees: readonly number[];
  /** Show push notifications. */
  readonly notification: boolean;
  /** Id of the server's session. */
  readonly sid: string;
  /** Seconds since 1970. */
  readonly exp: number;
  /** Seconds since 1970. */
  readonly iat: number;
}

type Reader<T> = (value: unknown) => { readonly value: T } | null;
type Readers<T> = { readonly [K in keyof T]-?: Reader<T[K]> };

const as =
  <T>(test: (value: unknown) => value is T): Reader<T> =>
  (value) =>
    test(value) ? { value } : null;

const isText = (value: unknown): value is string => typeof value === 'string';
const isFilled = (value: unknown): value is string => isText(value) && value !== '';
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isPercent = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100;
const isGame = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isNumber = (value: unknown): value is number => Number.isFinite(value);

const orNull =
  <T>(test: (value: unknown) => value is T) =>
  (value: unknown): value is T | null =>
    value === null || test(value);
const list =
  <T>(test: (value: unknown) => value is T) =>
  (value: unknown): value is readonly T[] =>
    Array.isArray(value) && value.every(test);
const isMarker = (value: unknown): value is string | number => isText(value) || isNumber(value);

/** A flag may come as 0 or 1. */
const flag: Reader<boolean> = (value) =>
  typeof value === 'boolean' || value === 0 || value === 1 ? { value: value === true || value === 1 } : null;

const employeeReaders: Readers<EmployeeClaims> = {
  trial: flag,
  order_notification: flag,
  badge: as(orNull(isText)),
  share_percent: as(orNull(isPercent)),
  valorant_share_percent: as(orNull(isPercent)),
  acc_share_percent: as(orNull(isPercent)),
  games: as(orNull(list(isGame))),
  platforms: as(list(isText)),
};

const sessionReaders: Readers<SessionClaims> = {
  role: as(isRole),
  email: as(isFilled),
  user: as(isId),
  employee: (value) => {
    if (value === null) return { value };
    const read = readAll(employeeReaders, value);
    return read.ok ? { value: read.value } : null;
  },
  name: as(isText),
  sanitized_name: as(isText),
  relog: flag,
  affilate: as(orNull(isMarker)),
  image: as(orNull(isText)),
  newsletter: flag,
  favorite_employees: as(list(isId)),
  notification: flag,
  sid: as(isFilled),
  exp: as(isNumber),
  iat: as(isNumber),
};

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly claim: string };

/** Takes exactly the named claims into a new object; whatever else there is stays out. */
function readAll<T>(readers: Readers<T>, source: unknown): Read<T> {
  if (typeof source !== 'object' || source === null) return { ok: false, claim: '' };
  const taken: Partial<T> = {};
  for (const claim of Object.keys(readers) as (keyof T & string)[]) {
    const own = Object.hasOwn(source, claim) ? (source as Record<string, unknown>)[claim] : undefined;
    const read = readers[claim](own);
    if (read === null) return { ok: false, claim };
    taken[claim] = read.value;
  }
  return { ok: true, value: taken as T };
}

/** The claims of SPEC §3, each checked; or the name of the first that is missing or of the wrong shape. */
export function readClaims(source: unknown): Read<SessionClaims> {
  const read = readAll(sessionReaders, source);
  return read.ok && read.value.exp <= read.value.iat ? { ok: false, claim: 'exp' } : read;
}

/** Who a session acts as. */
export function actorOf(session: Pick<SessionClaims, 'user' | 'role' | 'employee'>): Actor {
  return { id: session.user, role: session.role, employee: session.employee };
}
