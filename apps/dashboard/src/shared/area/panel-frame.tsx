import { SidePanel, type SidePanelProps } from '@boostdesk/ui/side-panel';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { type ReactNode, Suspense } from 'react';
import { SectionErrorBoundary } from '../components/section-error-boundary.tsx';
import styles from './area.module.css';

interface PanelFrameProps extends Pick<SidePanelProps, 'footer' | 'onClose'> {
  readonly title: string;
  readonly isDocked?: boolean | undefined;
  readonly children: ReactNode;
}

/** Panel of an area below the header. It can always be closed, as drafts keep its input (`drafts.ts`). */
export const PanelFrame = ({ children, isDocked, ...props }: PanelFrameProps) => (
  <SidePanel {...props} {...(isDocked === undefined ? {} : { isDocked })} className={styles.panel}>
    <SectionErrorBoundary resetKey={props.title}>
      {/* The boundary is inside the sheet, so that loading code neither closes it nor moves the focus. */}
      <Suspense fallback={<SkeletonList />}>{children}</Suspense>
    </SectionErrorBoundary>
  </SidePanel>
);
