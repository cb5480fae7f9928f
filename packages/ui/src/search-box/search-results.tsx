import type { ReactNode } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';

/** A result row. */
export interface SearchItem {
  readonly id: string;
  /** What’s read out and matched. */
  readonly label: string;
  /** How it’s displayed, if different: with the match highlighted. */
  readonly content?: ReactNode;
  readonly note?: ReactNode;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly href?: string;
}

/** Result rows under a title. */
export interface SearchSection {
  readonly id: string;
  readonly title: string;
  readonly items: readonly SearchItem[];
  /** Next to the title: 'searching…', a button. */
  readonly aside?: ReactNode;
  /** Shown instead of results; without it, empty sections are hidden. */
  readonly empty?: string;
}

/** Texts of the box and its list. */
export interface SearchTexts {
  /** Accessible name of the box. @default 'Search' */
  label: string;
  /** Name of the clear button. @default 'Clear' */
  clear: string;
  /** Name of the list. @default 'Results' */
  results: string;
  /** Shown when no section has results. @default 'No results' */
  empty: string;
}

export interface SearchResultsProps {
  sections: readonly SearchSection[];
  texts: SearchTexts;
  onPick: (id: string, sectionId: string) => void;
}

/** The rows below the search field. An id is unique in its section; the list joins both. */
export function SearchResults({ sections, texts, onPick }: SearchResultsProps) {
  const shown = sections.filter(({ items, empty }) => items.length > 0 || empty !== undefined);
  return (
    <ListBox
      aria-label={texts.results}
      className="bd-search-list"
      renderEmptyState={() => <p className="bd-search-empty">{texts.empty}</p>}
      items={shown}
    >
      {(section) => (
        <ListBoxSection id={section.id} aria-label={section.title}>
          <Header className="bd-option-head bd-search-head">
            <span>{section.title}</span>
            {section.aside}
          </Header>
          <Collection items={rowsOf(section)} dependencies={[onPick]}>
            {(row) => (
              <ListBoxItem
                id={`${section.id}/${row.id}`}
                textValue={row.label}
                className="bd-option"
                isDisabled={row.isNote}
                onAction={() => onPick(row.id, section.id)}
                {...(row.href === undefined ? {} : { href: row.href })}
              >
                {row.start}
                <span className="bd-option-text">
                  {row.content ?? row.label}
                  {row.note === undefined ? null : <span className="bd-option-note">{row.note}</span>}
                </span>
                {row.end}
              </ListBoxItem>
            )}
          </Collection>
        </ListBoxSection>
      )}
    </ListBox>
  );
}

type Row = SearchItem & { readonly isNote: boolean };

function rowsOf({ items, empty }: SearchSection): Row[] {
  if (items.length === 0) return [{ id: 'empty', label: empty ?? '', isNote: true }];
  return items.map((item) => ({ ...item, isNote: false }));
}
