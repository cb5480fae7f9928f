import { Card } from '@boostdesk/ui/card';
import { ErrorState } from '@boostdesk/ui/error-state';
import { SitePage } from '@boostdesk/ui/site-frame';
import { useTitle } from '../app/use-title.ts';

/** A page that could not be drawn, or whose chunk did not come. */
export const PageError = () => {
  useTitle('Page couldn’t load');
  return (
    <SitePage title="This page couldn’t load" isNarrow>
      <Card isFlush>
        <ErrorState title="Something went wrong" headingLevel={2} onRetry={() => location.reload()}>
          Check your connection and reload the page.
        </ErrorState>
      </Card>
    </SitePage>
  );
};
