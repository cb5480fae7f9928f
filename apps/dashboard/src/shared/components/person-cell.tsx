import { Avatar } from '@boostdesk/ui/avatar';
import type { ReactNode } from 'react';
import styles from './one-line.module.css';

export interface PersonCellProps {
  readonly person: { readonly name: string; readonly image: string | null };
  /** Tags after the name. */
  readonly children?: ReactNode;
}

/** Table cell of a user: avatar, name and tags. */
export const PersonCell = ({ person, children }: PersonCellProps) => (
  <span className={styles.row}>
    <Avatar name={person.name} src={person.image} size={24} isDecorative />
    <span className={`bd-words ${styles.text}`}>{person.name}</span>
    {children}
  </span>
);
