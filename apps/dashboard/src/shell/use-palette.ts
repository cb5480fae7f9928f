import { searchPages } from '@boostdesk/auth';
import { createPalette, createRecents, type Palette, type PaletteOptions } from '@boostdesk/search';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useAtomValue } from '../core/state.ts';
import { actorAtom } from '../session/session-atoms.ts';
import { usePageAliases } from './page-aliases.ts';
import { usePageNames } from './page-names.ts';
import { translateRecents } from './search-recents.ts';

const after = (ms: number, task: () => void) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

/**
 * Search palette of SPEC §2 and §5: pages of the role, recent choices and the given entries. Created once, from the
 * first options.
 */
export function usePalette({
  actions = [],
  ...rest
}: Pick<PaletteOptions, 'lookUp' | 'actions' | 'actionsOf' | 'orderActions'>): Palette {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const names = usePageNames();
  const aliases = usePageAliases();
  const [palette] = useState(() => {
    const pages = searchPages(actor.role).map(({ id, title, path }) => ({
      label: names[id] ?? title,
      url: path,
      aliases: aliases[id] ?? [],
    }));
    const recents = translateRecents(createRecents(localStorage, actor.id), [...pages, ...actions]);
    return createPalette({ pages, recents, actions, ...rest, goTo: t`Go to`, after });
  });
  useEffect(() => palette.close, [palette]);
  return palette;
}
