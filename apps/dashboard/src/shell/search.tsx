import { extendClient } from '@boostdesk/api-client';
import { search } from '@boostdesk/api-client/contract';
import { searchPages } from '@boostdesk/auth';
import { createPalette, createRecents, type PaletteItem, type PaletteSection } from '@boostdesk/search';
import { Link } from '@boostdesk/ui/link';
import { SearchBox, type SearchSection } from '@boostdesk/ui/search-box';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteLink } from '../app/config.ts';
import { useServices } from '../app/services-context.ts';
import { actorAtom } from '../app/session-atoms.ts';
import { useAtomValue } from '../app/state.ts';
import { builtPages } from './built-pages.ts';
import { MarkedText } from './marked-text.tsx';
import { usePageNames } from './page-names.ts';

const after = (ms: number, task: () => void) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

/** The palette of SPEC §2 and §5 for whoever is signed in; made once. */
function usePalette() {
  const { api } = useServices();
  const actor = useAtomValue(actorAtom);
  const names = usePageNames();
  const [palette] = useState(() =>
    createPalette({
      pages: searchPages(actor.role)
        .filter((page) => builtPages.has(page.id))
        .map((page) => ({ label: names[page.id] ?? page.title, url: page.path })),
      recents: createRecents(localStorage, actor.id),
      lookUp: (digits) =>
        extendClient(api, { search }).search.dashboardSearch({ searchFilter: digits }, { quiet: true }),
      after,
    }),
  );
  useEffect(() => palette.close, [palette]);
  return palette;
}

const toItem = ({ entry, key, ranges }: PaletteItem) => ({
  id: key,
  label: entry.label,
  content: <MarkedText text={entry.label} ranges={ranges} />,
});

export const Search = () => {
  const { t } = useLingui();
  const { config } = useServices();
  const navigate = useNavigate();
  const palette = usePalette();
  const state = useSyncExternalStore(palette.subscribe, palette.state);
  const input = useRef<HTMLInputElement>(null);
  useSlash(input);
  const titles = { recent: t`Recent searches`, orders: t`Orders`, pages: t`Pages` };
  const open = (key?: string) => {
    const entry = palette.enter(key);
    if (entry !== null) void navigate(entry.url);
  };
  const toSection = ({ id, items }: PaletteSection): SearchSection => ({
    id,
    title: titles[id],
    items: items.map(toItem),
  });
  return (
    <SearchBox
      value={state.text}
      onChange={palette.setText}
      sections={state.sections.map(toSection)}
      onPick={(id) => open(id)}
      onSubmit={() => open()}
      placeholder={t`Search orders and pages`}
      shortcut="/"
      texts={{ label: t`Search orders and pages`, empty: emptyText(state.lookUp, t`Searching…`, t`Nothing found`) }}
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

const emptyText = (lookUp: string, searching: string, nothing: string): string =>
  lookUp === 'waiting' || lookUp === 'asking' ? searching : nothing;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** `/` leads into the box from anywhere but another field; Ctrl or Cmd with K from everywhere. */
function useSlash(input: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSlash = event.key === '/' && !isTyping(event.target);
      const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isSlash && !isCommand) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
