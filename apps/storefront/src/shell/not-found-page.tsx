import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ButtonLink } from '@boostdesk/ui/link';
import { SitePage } from '@boostdesk/ui/site-frame';
import { useTitle } from '../app/use-title.ts';

export const NotFoundPage = () => {
  useTitle('Not found');
  return (
    <SitePage title="This page is not here" isNarrow>
      <Card isFlush>
        <EmptyState
          headingLevel={2}
          icon="search"
          title="Nothing at this address"
          actions={
            <ButtonLink href="/" variant="primary">
              New order
            </ButtonLink>
          }
        >
          It may have moved, or the link has a typing error.
        </EmptyState>
      </Card>
    </SitePage>
  );
};
