import type { TableSelection } from '@boostdesk/ui/data-table';
import { useState } from 'react';
import type { AreaQuery } from './area-view.ts';

const none: ReadonlySet<string> = new Set();

/** Which rows are chosen, of those that are shown: with other words or filters, or in another order, others are, and one begins anew. */
export function useChosen(query: AreaQuery): TableSelection {
  const through = JSON.stringify(query);
  const [chosen, setChosen] = useState({ through, ids: none });
  return {
    selected: chosen.through === through ? chosen.ids : none,
    onChange: (ids) => setChosen({ through, ids }),
  };
}
