import { SidePanel, type SidePanelProps } from '@boostdesk/ui/side-panel';
import type { ReactNode } from 'react';
import { PartBoundary } from '../part-boundary.tsx';
import styles from './area.module.css';

interface PanelFrameProps extends Pick<SidePanelProps, 'footer' | 'onClose'> {
  readonly title: string;
  readonly children: ReactNode;
}

/** The panel of an area, under the head of the app. What is typed in it outlives it (`drafts.ts`), so it may always be closed. */
export const PanelFrame = ({ children, ...props }: PanelFrameProps) => (
  <SidePanel {...props} className={styles.panel}>
    <PartBoundary of={props.title}>{children}</PartBoundary>
  </SidePanel>
);
