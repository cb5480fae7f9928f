import type { ReactNode } from 'react';
import styles from './order-actions.module.css';

/** Announces the computed amounts of a form when they change. Amounts that are mounted together with it are silent. */
export const LiveSummary = ({ children }: { readonly children: ReactNode }) => (
  <div aria-live="polite" aria-atomic="true" className={styles.summary}>
    {children}
  </div>
);
