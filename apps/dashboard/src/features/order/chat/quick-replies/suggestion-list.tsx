import { type ReactNode, useEffect, useRef } from 'react';
import styles from './suggestion-list.module.css';

/** Something to insert. */
export interface Suggestion {
  readonly id: number;
  readonly title: string;
  /** Beside the title. */
  readonly hint: string;
  readonly text: string;
}

interface SuggestionListProps {
  /** For `aria-controls` of the field; options have the id followed by `-` and their own. */
  readonly id: string;
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
  /** The suggestion that Enter inserts. */
  readonly active: number | undefined;
  readonly onActiveChange: (id: number) => void;
  readonly onChoose: (id: number) => void;
  /** Above the list: loading, failed or empty. */
  readonly note: ReactNode;
  readonly footer: ReactNode;
}

/** Texts to insert, above the field of the composer. The focus stays in the field, which handles the keys. */
export const SuggestionList = ({
  id,
  label,
  suggestions,
  active,
  onActiveChange,
  onChoose,
  note,
  footer,
}: SuggestionListProps) => {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows the active option
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div className={styles.frame}>
      {note}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        className={styles.list}
        hidden={suggestions.length === 0}
      >
        {suggestions.map(({ id: own, title, hint, text }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
          <div
            key={own}
            id={`${id}-${own}`}
            role="option"
            aria-selected={own === active}
            className={styles.option}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => own !== active && onActiveChange(own)}
            onClick={() => onChoose(own)}
          >
            <span className={styles.head}>
              <span className={styles.title}>{title} </span>
              <span className={styles.hint}>{hint} </span>
            </span>
            <span className={styles.text} dir="auto">
              {text}
            </span>
          </div>
        ))}
      </div>
      <div className={styles.footer}>{footer}</div>
    </div>
  );
};
