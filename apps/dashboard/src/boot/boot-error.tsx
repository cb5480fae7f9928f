import { isApiError } from '@boostdesk/api-client';
import { ErrorBoundary } from '@boostdesk/ui/error-boundary';
import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ConfigError } from '../core/config.ts';
import { retryAfterMs } from '../data/retry-after.ts';
import { errorMessage } from '../i18n/error-message.ts';
import { reloadPage } from '../session/redirects.ts';
import type { Booting, BootResult } from './boot.ts';
import { BootFrame } from './boot-frame.tsx';
import type { OfflineFallback } from './offline-fallback.ts';

interface BootErrorProps {
  readonly booting: Booting;
  /** Restarts without a page reload. Undefined when a reload is needed. */
  readonly restart: (() => Promise<BootResult>) | undefined;
  readonly onEnd: (next: Promise<BootResult>) => void;
  readonly children: ReactNode;
}

interface Fallback {
  /** The cached orders screen; null when nothing is cached. */
  readonly offline: OfflineFallback | null;
  readonly error: unknown;
}

/** Error boundary of the boot: shows the reason and a retry, and the cached orders list when offline. */
export const BootError = ({ booting, restart, onEnd, children }: BootErrorProps) => {
  const [fallback, setFallback] = useState<Fallback>();
  const report = async (error: unknown): Promise<undefined> => {
    // The service worker serves this chunk when offline.
    const offline = await import('./offline-fallback.ts')
      .then(({ findOfflineFallback }) => findOfflineFallback(error, restart !== undefined))
      .catch(() => null);
    setFallback({ offline, error });
  };
  const end: BootErrorProps['onEnd'] = (next) => {
    setFallback(undefined);
    onEnd(next);
  };
  const frame = (state: ReactNode) => {
    // The service worker answers at once: show no error before its answer.
    if (!fallback && navigator.serviceWorker?.controller) return <BootFrame />;
    const alone = <main style={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>{state}</main>;
    if (!fallback?.offline || !restart) return alone;
    const { Screen, initialSnapshot } = fallback.offline;
    return (
      <Screen
        initialSnapshot={initialSnapshot}
        error={fallback.error}
        describeError={describeError}
        fallback={alone}
        restart={restart}
        onEnd={end}
      />
    );
  };
  return (
    <ErrorBoundary
      icon="cloud-off"
      headingLevel={1}
      title={<Trans>Boostdesk couldn’t start</Trans>}
      describe={describeError}
      frame={frame}
      resetKey={booting}
      onError={report}
      onRetry={reloadPage}
    >
      {children}
    </ErrorBoundary>
  );
};

function describeError(error: unknown): ReactNode {
  // A `cause` means that the file could not be fetched.
  if (error instanceof ConfigError && error.cause === undefined) return error.message;
  if (error instanceof ConfigError || isApiError(error, 'offline'))
    return <Trans>Can’t reach the server. Check your connection.</Trans>;
  const waitMs = retryAfterMs(error);
  if (waitMs !== null) return <RetryCountdown message={errorMessage(error)} seconds={Math.ceil(waitMs / 1000)} />;
  if (isApiError(error)) return errorMessage(error);
  return <Trans>Something went wrong during startup. Try again.</Trans>;
}

const RetryCountdown = ({ message, seconds }: { readonly message: string; readonly seconds: number }) => (
  <>
    {message}{' '}
    <Trans>
      No action needed. Boostdesk tries again in <Plural value={seconds} one="# second" other="# seconds" />.
    </Trans>
  </>
);
