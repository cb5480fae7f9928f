import { Card } from '@boostdesk/ui/card';
import { ErrorState } from '@boostdesk/ui/error-state';
import { SitePage } from '@boostdesk/ui/site-frame';
import { Trans, useLingui } from '@lingui/react/macro';
import { useTitle } from '../app/use-title.ts';

/** A page fails to render, or its chunk to load. */
export const PageError = () => {
  const { t } = useLingui();
  useTitle(t`Page couldn’t load`);
  return (
    <SitePage title={<Trans>This page couldn’t load</Trans>} isNarrow>
      <Card isFlush>
        <ErrorState title={<Trans>Something went wrong</Trans>} headingLevel={2} onRetry={() => location.reload()}>
          <Trans>Check your connection and reload the page.</Trans>
        </ErrorState>
      </Card>
    </SitePage>
  );
};
