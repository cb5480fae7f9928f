import type { SiteLogEntry } from '@boostdesk/api-client/contract';
import { pages } from '@boostdesk/auth';
import { Link } from '@boostdesk/ui/link';
import { t } from '@lingui/core/macro';

/** Staff lists that can open a row by URL. */
const areaPaths = new Map<string, string>(
  pages.filter(({ group }) => group !== 'frontEnd').map(({ id, path }) => [id, path]),
);

function pathOf(kind: string, id: string): string | undefined {
  if (kind === 'order') return `/order/${id}`;
  if (kind === 'page') return areaPaths.get(id) ?? `/${id}`;
  if (kind === 'user') return `/admin/users?row=${id}`;
  if (kind === 'payout') return `/admin/payouts?row=${id}`;
  const path = areaPaths.get(kind);
  return path === undefined ? undefined : `${path}?row=${id}`;
}

/** Kinds of objects as options. */
export const kindOptions = () => [
  { id: 'order', label: t`Orders` },
  { id: 'payout', label: t`Payouts` },
  { id: 'user', label: t`Users` },
  { id: 'page', label: t`Pages` },
  { id: 'employees', label: t`Employees` },
  { id: 'applications', label: t`Applications` },
  { id: 'coupons', label: t`Coupons` },
  { id: 'gifts', label: t`Gifts` },
  { id: 'fines', label: t`Fines` },
  { id: 'progresspays', label: t`Progress pays` },
  { id: 'boostcoins', label: t`BoostCoins` },
  { id: 'custompayments', label: t`Custom pays` },
  { id: 'addonpayments', label: t`Addons` },
  { id: 'expenses', label: t`Expenses` },
  { id: 'feedbacks', label: t`Reviews` },
  { id: 'blog', label: t`Blog` },
  { id: 'accountselling', label: t`Account market` },
  { id: 'duoqaccounts', label: t`DuoQ Accounts` },
  { id: 'quickreplies', label: t`Quick replies` },
];

const names: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => `#${id}`,
  page: (id) => `/${id}`,
  user: (id) => t`User #${id}`,
  payout: (id) => t`Payout #${id}`,
  employees: (id) => t`Employee #${id}`,
  users: (id) => t`User #${id}`,
  applications: (id) => t`Application #${id}`,
  coupons: (id) => t`Coupon #${id}`,
  gifts: (id) => t`Gift #${id}`,
  fines: (id) => t`Fine #${id}`,
  expenses: (id) => t`Expense #${id}`,
  boostcoins: (id) => t`Coin adjustment #${id}`,
  custompayments: (id) => t`Payment #${id}`,
  addonpayments: (id) => t`Payment #${id}`,
  progresspays: (id) => t`Progress payment #${id}`,
  blog: (id) => t`Post #${id}`,
  feedbacks: (id) => t`Review #${id}`,
  accountselling: (id) => t`Offer #${id}`,
  quickreplies: (id) => t`Quick reply #${id}`,
  duoqaccounts: (id) => t`DuoQ account #${id}`,
};

type Of = Pick<SiteLogEntry, 'object'>;

/** The object and its number. */
export const objectName = ({ object: { kind, id } }: Of): string => names[kind]?.(id) ?? `${kind} ${id}`;

/** A link to the changed object. */
export const ObjectLink = ({ object }: Of) => {
  const path = pathOf(object.kind, object.id);
  const name = objectName({ object });
  return path === undefined ? name : <Link href={path}>{name}</Link>;
};
