import { Avatar } from '@boostdesk/ui/avatar';
import type { ReactNode } from 'react';
import styles from './person-cell.module.css';

export interface PersonCellProps {
  readonly person: { readonly name: string; readonly image: string | null };
  /** Tags behind the name. */
  readonly children?: ReactNode;
}

/** Somebody in a row of a table: picture, name, and what is short to say. */
export const PersonCell = ({ person, children }: PersonCellProps) => (
  <span className={styles.person}>
    <Avatar name={person.name} src={person.image} size={24} isDecorative />
    <span className={`bd-words ${styles.name}`}>{person.name}</span>
    {children}
  </span>
);
