import { isApiError } from '@boostdesk/api-client';
import { ErrorBoundary } from '@boostdesk/ui/error-boundary';
import { Plural, Trans } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useState } from 'react';
import { ConfigProblem } from '../core/config.ts';
import { restAfter } from '../data/rest-after.ts';
import { failureWords } from '../i18n/failure-words.ts';
import { loadAnew } from '../session/leave.ts';
import type { Booting, BootResult } from './boot.ts';
import { BootFrame } from './boot-frame.tsx';
import type { LastSeenProps } from './last-seen/last-seen-screen.tsx';

interface BootErrorProps {
  readonly booting: Booting;
  /** Restarts without a page reload. Undefined when a reload is needed. */
  readonly again: (() => Promise<BootResult>) | undefined;
  readonly onEnd: (next: Promise<BootResult>) => void;
  readonly children: ReactNode;
}

interface Found {
  /** The cached orders screen; null when nothing is cached. */
  readonly Screen: ComponentType<LastSeenProps> | null;
  readonly error: unknown;
}

/** Error boundary of the boot: shows the reason and a retry, and the cached orders list when offline. */
export const BootError = ({ booting, again, onEnd, children }: BootErrorProps) => {
  const [found, setFound] = useState<Found>();
  const report = async (error: unknown): Promise<undefined> => {
    // The service worker serves this chunk when offline.
    const Screen = await import('./stand-in.ts')
      .then(({ findStandIn }) => findStandIn(error, again !== undefined))
      .catch(() => null);
    setFound({ Screen, error });
  };
  const end: BootErrorProps['onEnd'] = (next) => {
    setFound(undefined);
    onEnd(next);
  };
  const frame = (state: ReactNode) => {
    // The service worker answers at once: show no error before its answer.
    if (!found && navigator.serviceWorker?.controller) return <BootFrame />;
    const alone = <main style={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>{state}</main>;
    if (!found?.Screen || !again) return alone;
    const { Screen, error } = found;
    return <Screen error={error} explain={explain} otherwise={alone} again={again} onEnd={end} />;
  };
  return (
    <ErrorBoundary
      icon="cloud-off"
      headingLevel={1}
      title={<Trans>Boostdesk couldn’t start</Trans>}
      describe={explain}
      frame={frame}
      resetKey={booting}
      onError={report}
      onRetry={loadAnew}
    >
      {children}
    </ErrorBoundary>
  );
};

function explain(error: unknown): ReactNode {
  // A `cause` means that the file could not be fetched.
  if (error instanceof ConfigProblem && error.cause === undefined) return error.message;
  if (error instanceof ConfigProblem || isApiError(error, 'offline'))
    return <Trans>Can’t reach the server. Check your connection.</Trans>;
  const rest = restAfter(error);
  if (rest !== null) return <TooMany said={failureWords(error)} seconds={Math.ceil(rest / 1000)} />;
  if (isApiError(error)) return failureWords(error);
  return <Trans>Something went wrong during startup. Try again.</Trans>;
}

const TooMany = ({ said, seconds }: { readonly said: string; readonly seconds: number }) => (
  <>
    {said}{' '}
    <Trans>
      No action needed. Boostdesk tries again in <Plural value={seconds} one="# second" other="# seconds" />.
    </Trans>
  </>
);
