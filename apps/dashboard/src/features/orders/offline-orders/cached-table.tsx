import type { OrderRow } from '@boostdesk/api-client/contract';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { Trans } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { listName } from './list-name.ts';
import type { CachedList } from './offline-snapshot.ts';

export interface TableProps {
  readonly label: string;
  readonly rows: readonly OrderRow[];
  readonly isBoard: boolean;
  readonly isReadOnly: true;
  readonly empty: ReactNode;
}

export interface CachedTableProps {
  readonly list: CachedList;
  /** Passed by the screen, to share its chunk. */
  readonly Table: ComponentType<TableProps>;
}

/** The rows of a cached list, without actions. */
export const CachedTable = ({ list, Table }: CachedTableProps) => (
  <Table
    label={listName(list.query)}
    rows={list.rows}
    isBoard={list.query.scope === 'board'}
    isReadOnly
    empty={<EmptyState headingLevel={2} icon="swords" title={<Trans>This list was empty</Trans>} />}
  />
);
