import { extendClient } from '@boostdesk/api-client';
import { search } from '@boostdesk/api-client/contract';
import { searchPages } from '@boostdesk/auth';
import {
  createPalette,
  createRecents,
  type PaletteItem,
  type PaletteSection,
  type PaletteState,
} from '@boostdesk/search';
import { Link } from '@boostdesk/ui/link';
import { SearchBox, type SearchSection } from '@boostdesk/ui/search-box';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteLink } from '../app/config.ts';
import { useServices } from '../app/services-context.ts';
import { actorAtom } from '../app/session-atoms.ts';
import { useAtomValue } from '../app/state.ts';
import { MarkedText } from './marked-text.tsx';
import { usePageNames } from './page-names.ts';
import { type SearchActions, useSearchActions } from './search-actions.ts';
import { useSearchKeys } from './search-keys.ts';
import { named } from './search-recents.ts';

const after = (ms: number, task: () => void) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

/** The palette of SPEC §2 and §5 for whoever is signed in; made once. */
function usePalette(actions: SearchActions) {
  const { t } = useLingui();
  const { api } = useServices();
  const actor = useAtomValue(actorAtom);
  const names = usePageNames();
  const [palette] = useState(() => {
    const pages = searchPages(actor.role).map((page) => ({ label: names[page.id] ?? page.title, url: page.path }));
    return createPalette({
      pages,
      recents: named(createRecents(localStorage, actor.id), [...pages, ...actions.entries]),
      lookUp: (digits) =>
        extendClient(api, { search }).search.dashboardSearch({ searchFilter: digits }, { quiet: true }),
      actions: actions.entries,
      actionsOf: actions.ofOrder,
      goTo: t`Go to`,
      after,
    });
  });
  useEffect(() => palette.close, [palette]);
  return palette;
}

const toItem = ({ entry, key, ranges }: PaletteItem) => ({
  id: key,
  label: entry.label,
  content: <MarkedText text={entry.label} ranges={ranges} />,
});

/** Room for the ten orders that are looked up at once, as links; each key searches all of it. */
const LONGEST_TEXT = 1_000;

export interface SearchProps {
  /** It was asked for: one types at once. */
  readonly isFocused?: boolean;
}

export const Search = ({ isFocused = false }: SearchProps) => {
  const { t } = useLingui();
  const { config } = useServices();
  const navigate = useNavigate();
  const actions = useSearchActions();
  const palette = usePalette(actions);
  const state = useSyncExternalStore(palette.subscribe, palette.state);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  // Where the box is not shown, on a phone, a button has another one in its place.
  useSearchKeys(() => input.current?.focus());
  const titles = { recent: t`Recent searches`, orders: t`Orders`, pages: t`Pages`, actions: t`Actions` };
  const open = (key?: string) => {
    const entry = palette.enter(key);
    if (entry !== null && !actions.run(entry.url)) void navigate(entry.url);
  };
  const nothing = t`Nothing found`;
  const emptyTexts: Record<PaletteState['lookUp'], string> = {
    idle: nothing,
    waiting: t`Searching…`,
    asking: t`Searching…`,
    failed: t`Orders cannot be looked up now. Pages are found all the same.`,
  };
  const toSection = ({ id, items }: PaletteSection): SearchSection => ({
    id,
    title: titles[id],
    items: items.map(toItem),
  });
  return (
    <SearchBox
      value={state.text}
      onChange={(text) => palette.setText(text.slice(0, LONGEST_TEXT))}
      sections={state.sections.map(toSection)}
      onPick={(id) => open(id)}
      onSubmit={() => open()}
      placeholder={t`Search orders and pages`}
      shortcut="/"
      texts={{ label: t`Search orders and pages`, empty: emptyTexts[state.lookUp] }}
      inputRef={input}
      footer={
        state.needHelp ? (
          <Link href={siteLink(config, 'contact')}>
            <Trans>Need help? Contact us</Trans>
          </Link>
        ) : undefined
      }
    />
  );
};
