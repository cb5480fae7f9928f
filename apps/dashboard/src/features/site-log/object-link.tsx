import type { SiteLogEntry } from '@boostdesk/api-client/contract';
import { Link } from '@boostdesk/ui/link';

/** Where the change was made: an order leads to its screen. */
export const ObjectLink = ({ object: { kind, id } }: Pick<SiteLogEntry, 'object'>) =>
  kind === 'order' ? <Link href={`/order/${id}`}>#{id}</Link> : `${kind} ${id}`;
