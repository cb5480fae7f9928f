import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ButtonLink } from '@boostdesk/ui/link';
import { SitePage } from '@boostdesk/ui/site-frame';
import { Trans, useLingui } from '@lingui/react/macro';
import { useTitle } from '../app/use-title.ts';

export const NotFoundPage = () => {
  const { t } = useLingui();
  useTitle(t`Not found`);
  return (
    <SitePage title={t`Page not found`} isNarrow>
      <Card isFlush>
        <EmptyState
          headingLevel={2}
          icon="search"
          title={<Trans>This page doesn’t exist</Trans>}
          actions={
            <ButtonLink href="/" variant="primary">
              <Trans>New order</Trans>
            </ButtonLink>
          }
        >
          <Trans>The page may have moved, or the link may be mistyped.</Trans>
        </EmptyState>
      </Card>
    </SitePage>
  );
};
