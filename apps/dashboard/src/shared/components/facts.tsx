import { can } from '@boostdesk/auth';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Link } from '@boostdesk/ui/link';
import type { ReactNode } from 'react';
import { useAtomValue } from '../../core/state.ts';
import { formatDate } from '../../i18n/format.ts';
import { actorAtom } from '../../session/session-atoms.ts';

interface Person {
  readonly id: number;
  readonly name: string;
}

interface Fact {
  readonly label: string;
  /** Null leaves the fact out. */
  readonly value: ReactNode;
}

/** Facts of a row in its panel. */
export const Facts = ({ items }: { readonly items: readonly Fact[] }) => (
  <KeyValueList items={items.filter(({ value }) => value !== null)} />
);

export const userLink = ({ id, name }: Person) => <Link href={`/admin/users?row=${id}`}>{name}</Link>;

export const employeeLink = ({ id, name }: Person) => <Link href={`/admin/employees?row=${id}`}>{name}</Link>;

export const orderLink = (order: number | null) =>
  order === null ? null : <Link href={`/order/${order}`}>#{order}</Link>;

/** A payout's number, as a link for those who may see payouts. */
export const PayoutLink = ({ id }: { readonly id: number }) =>
  can('payout.list', useAtomValue(actorAtom)) ? <Link href={`/admin/payouts?row=${id}`}>#{id}</Link> : `#${id}`;

/** 'Robin, Jun 25, 2026'; null when it has not happened. */
export const nameAndDate = (person: Pick<Person, 'name'> | null, at: string | null): string | null =>
  person === null || at === null ? null : `${person.name}, ${formatDate(at)}`;
