import { searchPages } from '@boostdesk/auth';
import { createPalette, createRecents, type PaletteItem, type PaletteSection } from '@boostdesk/search';
import { IconButton } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { Modal } from '@boostdesk/ui/modal';
import { SearchBox, type SearchItem, type SearchSection } from '@boostdesk/ui/search-box';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { actorAtom } from '../../../app/session-atoms.ts';
import { useAtomValue } from '../../../app/state.ts';
import { MarkedText } from '../../../shell/marked-text.tsx';
import { usePageNames } from '../../../shell/page-names.ts';
import { focusBox, useSearchOpener } from '../../../shell/search-keys.ts';
import { LONGEST_TEXT } from '../../../shell/search-names.ts';
import { named } from '../../../shell/search-recents.ts';
import styles from '../orders.module.css';

const after = (ms: number, task: () => void) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

/** What this browser knows by itself: the pages of the role, and what was chosen before. */
function useKeptPalette() {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const names = usePageNames();
  const [palette] = useState(() => {
    const pages = searchPages(actor.role).map((page) => ({ label: names[page.id] ?? page.title, url: page.path }));
    return createPalette({
      pages,
      recents: named(createRecents(localStorage, actor.id), pages),
      lookUp: () => Promise.reject(new Error('Without a line no order is looked up.')),
      goTo: t`Go to`,
      after,
    });
  });
  useEffect(() => palette.close, [palette]);
  return palette;
}

const toItem = ({ entry, key, ranges }: PaletteItem): SearchItem => ({
  id: key,
  label: entry.label,
  content: <MarkedText text={entry.label} ranges={ranges} />,
});

/** The header's search where the app did not start. What is chosen is loaded, as a link is: it opens once the server answers. */
export const KeptSearch = ({ isSheet = false }: { readonly isSheet?: boolean }) => {
  const { t } = useLingui();
  const palette = useKeptPalette();
  const state = useSyncExternalStore(palette.subscribe, palette.state);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isSheet) input.current?.focus();
  }, [isSheet]);
  useSearchOpener(isSheet ? 'sheet' : 'box', () => focusBox(input.current));
  const open = (key?: string) => {
    const entry = palette.enter(key);
    if (entry !== null) location.assign(entry.url);
  };
  const titles = { recent: t`Recent searches`, orders: t`Orders`, pages: t`Pages`, actions: t`Actions` };
  const toSection = ({ id, items }: PaletteSection): SearchSection => ({
    id,
    title: titles[id],
    items: items.map(toItem),
  });
  const isAsking = state.lookUp === 'waiting' || state.lookUp === 'asking';
  const nothing = isAsking ? t`Searching…` : t`Nothing found`;
  const cannot = t`Orders cannot be looked up now. Pages are found all the same.`;
  return (
    <SearchBox
      value={state.text}
      onChange={(text) => palette.setText(text.slice(0, LONGEST_TEXT))}
      sections={state.sections.map(toSection)}
      onPick={(id) => open(id)}
      onSubmit={() => open()}
      placeholder={t`Search orders and pages`}
      shortcut="/"
      texts={{ label: t`Search orders and pages`, empty: state.lookUp === 'failed' ? cannot : nothing }}
      inputRef={input}
      isInline={isSheet}
    />
  );
};

/** The same where the header has no room for the box. */
export const KeptPhoneSearch = () => {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  useSearchOpener('sheet', () => {
    setOpen(true);
    return true;
  });
  return (
    <span className={styles.phoneOnly}>
      <IconButton variant="quiet" aria-label={t`Search`} onPress={() => setOpen(true)}>
        <Icon name="search" size={20} />
      </IconButton>
      <Modal isOpen={isOpen} onOpenChange={setOpen} title={t`Search`} size="s">
        <div className={styles.keptSearch}>
          <KeptSearch isSheet />
        </div>
      </Modal>
    </span>
  );
};
