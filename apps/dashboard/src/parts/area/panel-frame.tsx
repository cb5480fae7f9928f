import { SidePanel, type SidePanelProps } from '@boostdesk/ui/side-panel';
import styles from './area.module.css';

/** The panel of an area, under the head of the app. What is typed in it outlives it (`drafts.ts`), so it may always be closed. */
export const PanelFrame = (props: Omit<SidePanelProps, 'className' | 'mayClose' | 'isDocked'>) => (
  <SidePanel {...props} className={styles.panel} />
);
