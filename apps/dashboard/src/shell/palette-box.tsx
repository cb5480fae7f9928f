import type { MatchRange, Palette, PaletteItem, PaletteSection, PaletteState, SearchEntry } from '@boostdesk/search';
import { SearchBox, type SearchItem, type SearchSection } from '@boostdesk/ui/search-box';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { MAX_TEXT_LENGTH } from './search-commands.ts';
import { focusBox, useSearchOpener } from './search-keys.ts';

export interface PaletteBoxProps {
  readonly palette: Palette;
  readonly onChoose: (url: string) => void;
  /** In a sheet the box has the focus at once, and the rows are below it. */
  readonly isSheet?: boolean | undefined;
  readonly noteOf?: (item: PaletteItem) => string | undefined;
  /** Shown when nothing is found. */
  readonly help?: ReactNode;
}

/** Search box of SPEC §2 with the entries of a palette. */
export const PaletteBox = ({ palette, onChoose, isSheet = false, noteOf, help }: PaletteBoxProps) => {
  const { t } = useLingui();
  const state = useSyncExternalStore(palette.subscribe, palette.state);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isSheet) input.current?.focus();
  }, [isSheet]);
  useEffect(() => {
    const box = input.current;
    box?.addEventListener('blur', palette.cancelSubmit);
    return () => box?.removeEventListener('blur', palette.cancelSubmit);
  }, [palette]);
  useSearchOpener(isSheet ? 'sheet' : 'box', () => focusBox(input.current));
  const titles = { recent: t`Recent searches`, orders: t`Orders`, pages: t`Pages`, actions: t`Actions` };
  const open = (entry: SearchEntry | null) => {
    if (entry !== null) onChoose(entry.url);
  };
  const emptyTexts: Record<PaletteState['lookUp'], string> = {
    idle: t`No results`,
    waiting: t`Searching…`,
    asking: t`Searching…`,
    failed: t`Order search isn’t available right now. You can still find pages.`,
  };
  const toSection = ({ id, items }: PaletteSection): SearchSection => ({
    id,
    title: titles[id],
    items: items.map((item) => toItem(item, noteOf?.(item))),
  });
  return (
    <SearchBox
      value={state.text}
      onChange={(text) => palette.setText(text.slice(0, MAX_TEXT_LENGTH))}
      sections={state.sections.map(toSection)}
      onPick={(id) => open(palette.enter(id))}
      onSubmit={() => void palette.submit().then(open)}
      placeholder={t`Search orders and pages`}
      shortcut="/"
      texts={{ label: t`Search orders and pages`, empty: emptyTexts[state.lookUp] }}
      inputRef={input}
      isInline={isSheet}
      footer={state.needHelp ? help : undefined}
    />
  );
};

interface MarkedTextProps {
  readonly text: string;
  readonly ranges: readonly MatchRange[];
  /** Address of a page, which is loaded when the result has the pointer or focus. */
  readonly href: string | undefined;
}

/** The element is replaced as a whole: a browser that translates the page moves text nodes, which React could not remove. */
const MarkedText = ({ text, ranges, href }: MarkedTextProps) => {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const [from, to] of ranges) {
    parts.push(text.slice(done, from), <mark key={from}>{text.slice(from, to)}</mark>);
    done = to;
  }
  parts.push(text.slice(done));
  return (
    <span key={JSON.stringify([text, ranges])} data-href={href}>
      {parts}
    </span>
  );
};

const toItem = ({ entry, key, ranges }: PaletteItem, note: string | undefined): SearchItem => ({
  id: key,
  label: entry.label,
  content: <MarkedText text={entry.label} ranges={ranges} href={entry.url.startsWith('/') ? entry.url : undefined} />,
  ...(note !== undefined && { note }),
});
