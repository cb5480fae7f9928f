import type { ReactNode } from 'react';
import styles from './order-actions.module.css';

/**
 * Announces the computed amounts of a form when they change. It has to be mounted before its content: screen readers
 * announce changes of a live region only.
 */
export const LiveSummary = ({ children }: { readonly children: ReactNode }) => (
  <div aria-live="polite" aria-atomic="true" className={styles.summary}>
    {children}
  </div>
);
