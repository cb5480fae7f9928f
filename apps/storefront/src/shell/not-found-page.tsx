import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ButtonLink } from '@boostdesk/ui/link';
import { SitePage } from '@boostdesk/ui/site-frame';
import { useTitle } from '../app/use-title.ts';

export const NotFoundPage = () => {
  useTitle('Not found');
  return (
    <SitePage title="Page not found" isNarrow>
      <Card isFlush>
        <EmptyState
          headingLevel={2}
          icon="search"
          title="There’s nothing at this address"
          actions={
            <ButtonLink href="/" variant="primary">
              New order
            </ButtonLink>
          }
        >
          The page may have moved, or the link may be mistyped.
        </EmptyState>
      </Card>
    </SitePage>
  );
};
