import type { EmployeeFacts } from '../actor.ts';
import { isRole, type Role } from '../roles.ts';

/** What a booster is to the marketplace. Shares are percent; `games` null allows all. */
export interface EmployeeClaims extends EmployeeFacts {
  readonly order_notification: boolean;
  readonly badge: string | null;
  readonly share_percent: number | null;
  readonly valorant_share_percent: number | null;
  readonly acc_share_percent: number | null;
}

/** Session in a token (other servers may lack `sid`, `exp` and `iat`). */
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
  /** Session on the server; `user{id}`, one session per user, from servers without. */
  readonly sid: string;
  /** Unix time in seconds; null: does not expire. */
  readonly exp: number | null;
  /** Unix time in seconds. */
  readonly iat: number | null;
}

const sidOfUser = (user: number): string => `user${user}`;
/** Whether the token named its session, as our server's do. */
export const hasOwnSid = ({ sid, user }: Pick<SessionClaims, 'sid' | 'user'>): boolean => sid !== sidOfUser(user);

/** `undefined` for a missing or invalid value. */
type Reader<T> = (value: unknown) => T | undefined;
type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly claim: string };

const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);
/** Also accepts text, as databases send decimals. */
const number: Reader<number> = (value) => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && read >= 0 && read < Number.MAX_SAFE_INTEGER ? read : undefined;
};
const integer: Reader<number> = (value) => {
  const read = number(value);
  return Number.isInteger(read) ? read : undefined;
};
const percent: Reader<number> = (value) => {
  const read = number(value);
  return read !== undefined && read <= 100 ? read : undefined;
};
/** Invalid entries are dropped. */
const list = <T>(reader: Reader<T>, value: unknown): readonly T[] =>
  Array.isArray(value) ? value.map(reader).filter((entry) => entry !== undefined) : [];
/** True, 1 or '1'. */
const isOn = (value: unknown): boolean => value === true || number(value) === 1;
const hasFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** User id, a number or text; undefined when invalid. */
export const readUserId = (value: unknown): number | undefined => integer(value) || undefined;

const readEmployee = (source: unknown): EmployeeClaims | null =>
  hasFields(source)
    ? {
        trial: isOn(source.trial),
        order_notification: isOn(source.order_notification),
        badge: text(source.badge) ?? null,
        share_percent: percent(source.share_percent) ?? null,
        valorant_share_percent: percent(source.valorant_share_percent) ?? null,
        acc_share_percent: percent(source.acc_share_percent) ?? null,
        games: Array.isArray(source.games) ? list(integer, source.games) : null,
        platforms: list(text, source.platforms),
      }
    : null;

/**
 * Reads a token's payload, returning the session or the invalid claim. Only `role` and `user` are needed; other claims
 * that are missing, null or invalid mean none.
 */
export function readClaims(source: unknown): Read<SessionClaims> {
  const claims = hasFields(source) ? source : {};
  const role = integer(claims.role);
  if (!isRole(role)) return { ok: false, claim: 'role' };
  const user = readUserId(claims.user);
  if (user === undefined) return { ok: false, claim: 'user' };
  const value: SessionClaims = {
    role,
    email: text(claims.email) ?? '',
    user,
    employee: readEmployee(claims.employee),
    name: text(claims.name) ?? '',
    sanitized_name: text(claims.sanitized_name) ?? '',
    relog: isOn(claims.relog),
    affilate: text(claims.affilate) ?? number(claims.affilate) ?? null,
    image: text(claims.image) ?? null,
    newsletter: isOn(claims.newsletter),
    favorite_employees: list(readUserId, claims.favorite_employees),
    notification: isOn(claims.notification),
    sid: text(claims.sid) || sidOfUser(user),
    exp: number(claims.exp) ?? null,
    iat: number(claims.iat) ?? null,
  };
  return { ok: true, value };
}
