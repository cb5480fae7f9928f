import type { TableSelection } from '@boostdesk/ui/data-table';
import { useState } from 'react';
import type { AreaQuery } from './area-view.ts';

const none: ReadonlySet<string> = new Set();

/** Row selection of a list; another search, filter or order clears it. */
export function useChosen(query: AreaQuery): TableSelection {
  const through = JSON.stringify(query);
  const [chosen, setChosen] = useState({ through, ids: none });
  return {
    selected: chosen.through === through ? chosen.ids : none,
    onChange: (ids) => setChosen({ through, ids }),
  };
}
