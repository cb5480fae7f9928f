import { SidePanel, type SidePanelProps } from '@boostdesk/ui/side-panel';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { type ReactNode, Suspense, useRef } from 'react';
import { PartBoundary } from '../components/part-boundary.tsx';
import styles from './area.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

interface PanelFrameProps extends Pick<SidePanelProps, 'footer' | 'onClose'> {
  readonly title: string;
  readonly children: ReactNode;
}

/** The panel of an area, under the head of the app. What is typed in it outlives it (`drafts.ts`), so it may always be closed. */
export const PanelFrame = ({ children, ...props }: PanelFrameProps) => {
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel);
  return (
    <SidePanel {...props} ref={panel} className={styles.panel}>
      <PartBoundary of={props.title}>
        {/* Code that is still to come takes nothing away but its own place: the sheet stays, and the focus in it. */}
        <Suspense fallback={<SkeletonList />}>{children}</Suspense>
      </PartBoundary>
    </SidePanel>
  );
};
