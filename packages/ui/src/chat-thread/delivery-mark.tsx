import { useCallback, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { PreviewTrigger } from 'react-aria-components/PreviewTrigger';
import { useDismiss } from '../hover-popover/use-dismiss.ts';
import { Popover } from '../popover/popover.tsx';
import type { DeliveryDetails } from './chat-entry.ts';

export interface DeliveryMarkProps {
  /** 'Seen'. */
  readonly label: string;
  readonly details: DeliveryDetails | undefined;
  readonly isTabStop: boolean;
}

/** The delivery status of a message; with details, a button that shows them while it is hovered or focused, or once pressed. */
export const DeliveryMark = ({ label, details, isTabStop }: DeliveryMarkProps) => {
  if (details === undefined) return <span>{label}</span>;
  return <DetailedMark label={label} details={details} isTabStop={isTabStop} />;
};

interface DetailedMarkProps extends DeliveryMarkProps {
  readonly details: DeliveryDetails;
}

const DetailedMark = ({ label, details, isTabStop }: DetailedMarkProps) => {
  const [isPreviewed, setPreviewed] = useState(false);
  const [isPinned, setPinned] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [boxes] = useState(() => [button, panel]);
  const isOpen = isPreviewed || isPinned;
  const close = useCallback(() => {
    setPinned(false);
    setPreviewed(false);
  }, []);
  useDismiss({ isOpen, isPinned, boxes }, close);
  return (
    <PreviewTrigger isOpen={isOpen} onOpenChange={setPreviewed} delay={300} closeDelay={100}>
      <Button
        ref={button}
        className="bd-chat__delivery"
        excludeFromTabOrder={!isTabStop}
        onPress={() => (isPinned ? close() : setPinned(true))}
      >
        {label}
      </Button>
      <Popover placement="top end" offset={4} shouldSkipAnimation={false} aria-label={details.label}>
        <div ref={panel} className="bd-chat__details">
          {details.content}
        </div>
      </Popover>
    </PreviewTrigger>
  );
};
