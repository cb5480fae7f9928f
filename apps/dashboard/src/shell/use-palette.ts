import { searchPages } from '@boostdesk/auth';
import {
  createPalette,
  createRecents,
  type Palette,
  type PaletteOptions,
  type Recents,
  type SearchEntry,
} from '@boostdesk/search';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useAtomValue } from '../core/state.ts';
import { actorAtom } from '../session/session-atoms.ts';
import { usePageNames } from './page-names.ts';

/** Renames recent entries to the current language. */
export const translateRecents = (recents: Recents, known: readonly SearchEntry[]): Recents => ({
  ...recents,
  list: () => recents.list().map((entry) => known.find(({ url }) => url === entry.url) ?? entry),
});

const after = (ms: number, task: () => void) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

/** Search palette of SPEC §2 and §5: pages of the role, recent choices and the given entries of the first render. */
export function usePalette({
  actions = [],
  ...rest
}: Pick<PaletteOptions, 'lookUp' | 'actions' | 'actionsOf' | 'orderActions'>): Palette {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const names = usePageNames();
  /** Further search terms of pages. */
  const aliases: Readonly<Record<string, readonly string[]>> = {
    profile: [t`Settings`, t`Language`, t`Appearance`, t`Newsletter`, t`Password`, t`Sound`],
  };
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
