import type { ReactNode } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';

/** A result. */
export interface SearchItem {
  readonly id: string;
  /** Read out and matched. */
  readonly label: string;
  /** Shown instead, with highlights. */
  readonly content?: ReactNode;
  readonly note?: ReactNode;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly href?: string;
}

/** A titled group. */
export interface SearchSection {
  readonly id: string;
  readonly title: string;
  readonly items: readonly SearchItem[];
  /** Beside the title. */
  readonly aside?: ReactNode;
  /** Instead of results; otherwise an empty section is hidden. */
  readonly empty?: string;
}

/** Texts of box and list. */
export interface SearchTexts {
  /** @default 'Search' */
  label: string;
  /** Clear button. @default 'Clear' */
  clear: string;
  /** @default 'Results' */
  results: string;
  /** No results at all. @default 'No results' */
  empty: string;
}

export interface SearchResultsProps {
  sections: readonly SearchSection[];
  texts: SearchTexts;
  onPick: (id: string, sectionId: string) => void;
}

/** IDs are unique within a section; the list joins both. */
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
