import { extendClient } from '@boostdesk/api-client';
import { type AnswerOf, search } from '@boostdesk/api-client/contract';
import { searchPages } from '@boostdesk/auth';
import { orderStatuses } from '@boostdesk/catalogs';
import {
  createPalette,
  createRecents,
  type PaletteItem,
  type PaletteSection,
  type PaletteState,
} from '@boostdesk/search';
import { Link } from '@boostdesk/ui/link';
import { SearchBox, type SearchItem, type SearchSection } from '@boostdesk/ui/search-box';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteLink } from '../app/config.ts';
import { useServices } from '../app/services-context.ts';
import { actorAtom } from '../app/session-atoms.ts';
import { useAtomValue } from '../app/state.ts';
import { boughtWords } from '../parts/bought-words.ts';
import { statusWord } from '../parts/order-words.ts';
import { MarkedText } from './marked-text.tsx';
import { usePageNames } from './page-names.ts';
import { type SearchActions, useSearchActions } from './search-actions.ts';
import { focusBox, useSearchOpener } from './search-keys.ts';
import { LONGEST_TEXT } from './search-names.ts';
import { named } from './search-recents.ts';

const after = (ms: number, task: () => void) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

/** '#10290 League boosting, Gold II to Diamond IV', with what was bought in the reader's language. */
const orderLabel = (label: string): string => label.replace(/(?<=^#\d+ ).+/, boughtWords);

type FoundOrder = AnswerOf<typeof search.dashboardSearch>[number];

/** How orders stood that were looked up, by their address; null where one is cancelled. */
type Standing = ReadonlyMap<string, FoundOrder['status']>;

/** In the reader's language of now. */
function standingWord(status: FoundOrder['status'] | undefined): string | undefined {
  if (status === null) return t`Cancelled`;
  const known = orderStatuses.find(({ code }) => code === status);
  return known && statusWord(known.code);
}

/** The palette of SPEC §2 and §5 for whoever is signed in; made once. */
function usePalette(actions: SearchActions) {
  const { t } = useLingui();
  const { api } = useServices();
  const actor = useAtomValue(actorAtom);
  const names = usePageNames();
  const [made] = useState(() => {
    const standing = new Map<string, FoundOrder['status']>();
    const pages = searchPages(actor.role).map((page) => ({ label: names[page.id] ?? page.title, url: page.path }));
    const palette = createPalette({
      pages,
      recents: named(createRecents(localStorage, actor.id), [...pages, ...actions.entries]),
      lookUp: async (digits) => {
        const found = await extendClient(api, { search }).search.dashboardSearch(
          { searchFilter: digits },
          { quiet: true },
        );
        for (const { url, status } of found) standing.set(url, status);
        return found.map((order) => ({ ...order, label: orderLabel(order.label) }));
      },
      actions: actions.entries,
      actionsOf: actions.ofOrder,
      goTo: t`Go to`,
      after,
    });
    return { palette, standing };
  });
  useEffect(() => made.palette.close, [made]);
  return made;
}

function toItem({ entry, key, ranges, section }: PaletteItem, standing: Standing): SearchItem {
  // An order chosen earlier may stand otherwise by now.
  const note = section === 'orders' ? standingWord(standing.get(entry.url)) : undefined;
  return {
    id: key,
    label: entry.label,
    content: <MarkedText text={entry.label} ranges={ranges} />,
    ...(note !== undefined && { note }),
  };
}

export interface SearchProps {
  /** In a sheet of its own, which was asked for: one types at once, and the rows stand below. */
  readonly isSheet?: boolean;
  /** Something was chosen: it has been done, or is being opened. */
  readonly onChosen?: () => void;
}

export const Search = ({ isSheet = false, onChosen }: SearchProps) => {
  const { t } = useLingui();
  const { config } = useServices();
  const navigate = useNavigate();
  const actions = useSearchActions();
  const { palette, standing } = usePalette(actions);
  const state = useSyncExternalStore(palette.subscribe, palette.state);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isSheet) input.current?.focus();
  }, [isSheet]);
  useSearchOpener(isSheet ? 'sheet' : 'box', () => focusBox(input.current));
  const titles = { recent: t`Recent searches`, orders: t`Orders`, pages: t`Pages`, actions: t`Actions` };
  const open = (key?: string) => {
    const entry = palette.enter(key);
    if (entry === null) return;
    onChosen?.();
    if (!actions.run(entry.url)) void navigate(entry.url);
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
    items: items.map((item) => toItem(item, standing)),
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
      isInline={isSheet}
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
