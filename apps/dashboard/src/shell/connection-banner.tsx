import { Banner } from '@boostdesk/ui/banner';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLine } from './use-line.ts';

/** A short break heals by itself: the banner waits this long, so that it does not flicker. */
const PATIENCE_MS = 2_000;

/** Says that the line is down, and that nothing written meanwhile is lost. */
export const ConnectionBanner = () => {
  const status = useLine();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (status !== 'offline') return setLong(false);
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [status]);
  if (!isLong) return null;
  return (
    <Banner tone="warning" icon="cloud-off">
      <Trans>
        <b>You are offline.</b> Messages that you write now wait and are sent in order when the line is back.
      </Trans>
    </Banner>
  );
};
