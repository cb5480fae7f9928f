import type { TableSelection } from '@boostdesk/ui/data-table';
import { useState } from 'react';
import type { AreaQuery } from './area-view.ts';

const none: ReadonlySet<string> = new Set();

/** Row selection of a list; another search, filter or order clears it. */
export function useListSelection(query: AreaQuery): TableSelection {
  const queryKey = JSON.stringify(query);
  const [chosen, setChosen] = useState({ queryKey, ids: none });
  return {
    selected: chosen.queryKey === queryKey ? chosen.ids : none,
    onChange: (ids) => setChosen({ queryKey, ids }),
  };
}
