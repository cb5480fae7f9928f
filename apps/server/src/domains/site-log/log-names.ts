import type { SiteLogEntry } from '@boostdesk/api-client/contract';
import { type LadderId, ladderIds } from '@boostdesk/catalogs';
import type { Reader } from '../../db/index.ts';

interface LogRow {
  readonly object_kind: string;
  readonly object_id: string;
  readonly before: unknown;
  readonly after: unknown;
}

export const USER_FIELDS = [
  'booster',
  'booster_id',
  'look_booster_id',
  'customer',
  'customer_id',
  'holder',
  'user',
  'user_id',
];

const isLadder = (value: string | null): value is LadderId => (ladderIds as readonly (string | null)[]).includes(value);

function peopleOf({ before, after }: LogRow): number[] {
  const snapshots = [before, after].filter((value) => typeof value === 'object' && value !== null);
  const values = snapshots.flatMap((snapshot) => USER_FIELDS.map((column) => Reflect.get(snapshot, column) as unknown));
  return values.filter((value): value is number => Number.isSafeInteger(value));
}

export async function loadNames(db: Reader, rows: readonly LogRow[]) {
  const orders = rows.filter(({ object_kind: kind }) => kind === 'order').map(({ object_id: id }) => Number(id));
  const people = rows.flatMap(peopleOf);
  const ladders =
    orders.length === 0
      ? []
      : await db.selectFrom('orders').select(['id', 'ladder']).where('id', 'in', orders).execute();
  const users =
    people.length === 0 ? [] : await db.selectFrom('users').select(['id', 'name']).where('id', 'in', people).execute();
  const ladderOf = new Map(ladders.map(({ id, ladder }) => [String(id), ladder]));
  const nameOf = new Map(users.map(({ id, name }) => [id, name]));
  return (row: LogRow): Pick<SiteLogEntry, 'ladder' | 'people'> => {
    const ladder = row.object_kind === 'order' ? (ladderOf.get(row.object_id) ?? null) : null;
    return {
      ladder: isLadder(ladder) ? ladder : null,
      people: Object.fromEntries(peopleOf(row).flatMap((id) => [[String(id), nameOf.get(id) ?? `${id}`]])),
    };
  };
}
